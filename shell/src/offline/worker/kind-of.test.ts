import { describe, expect, it } from 'vitest';
import { kindOf, type Kind } from './kind-of';

const ORIGIN = 'https://standby.example';

const SHELL_FILES = new Set(['/theme.js', '/icon-192.png']);

function kindAt(
  address: string,
  mode: Request['mode'] = 'cors',
  cache: Request['cache'] = 'default',
): Kind | undefined {
  const url = new URL(address, ORIGIN);
  return kindOf({ url, sameOrigin: url.origin === ORIGIN, request: { mode, cache } }, SHELL_FILES);
}

describe('kindOf', () => {
  it.each<[string, Kind]>([
    ['/remotes.json', 'registry'],
    ['/assets/index-D5KVh7z4.js', 'lasting'],
    ['/assets/fraunces-500-DarFT22R.woff2', 'lasting'],
    ['/remotes/live/assets/LiveRoom-DQjMQ_fH.js', 'lasting'],
    ['/remotes/live/0.1.0-3f9c2a1b/assets/LiveRoom-DQjMQ_fH.js', 'lasting'],
    ['/remotes/live/assets/LiveRoom-DQjMQ_fH.js?retry=1', 'fresh'],
    ['/remotes/live/remoteEntry.js', 'fresh'],
    ['/remotes/live/remoteEntry.js?v=3f9c2a1b', 'fresh'],
    ['/remotes/live/0.1.0-3f9c2a1b/remoteEntry.js?retry=2', 'fresh'],
    ['/theme.js', 'fresh'],
    ['/icon-192.png', 'fresh'],
    ['/remotes/live/0.1.0-3f9c2a1b/contract.json', 'fresh'],
  ])('%s is %s', (address, kind) => {
    expect(kindAt(address)).toBe(kind);
  });

  it('takes whatever a person opens for a page', () => {
    for (const path of ['/', '/room/1', '/room/1/viewer?tab=2', '/remotes.json']) {
      expect(kindAt(path, 'navigate')).toBe('page');
    }
  });

  it('asks the network for what is fetched past the caches, and keeps that', () => {
    expect(kindAt('/assets/index-D5KVh7z4.js', 'cors', 'reload')).toBe('fresh');
  });

  it.each(['/api/session', '/api', '/live', '/api/shows/assets/index-D5KVh7z4.js'])(
    'has nothing to do with the server at %s, whoever asks',
    (address) => {
      expect(kindAt(address)).toBeUndefined();
      expect(kindAt(address, 'navigate')).toBeUndefined();
    },
  );

  it.each(['/unknown.js', '/metrics', '/remotes/live/notes.txt', '/theme.js/x', '/livestock.png'])(
    'leaves to the network what no release names: %s',
    (address) => {
      expect(kindAt(address)).toBeUndefined();
    },
  );

  it('leaves other origins alone, where overrides come from', () => {
    expect(kindAt('http://localhost:4174/remoteEntry.js')).toBeUndefined();
    expect(kindAt('http://localhost:4174/assets/Rooms-D5KVh7z4.js')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { kindOf, type Kind } from './kind-of';

const ORIGIN = 'https://standby.example';

function kindAt(address: string, mode: Request['mode'] = 'cors'): Kind | undefined {
  const url = new URL(address, ORIGIN);
  return kindOf({ url, sameOrigin: url.origin === ORIGIN, request: { mode } });
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

  it('leaves other origins alone, where overrides come from', () => {
    expect(kindAt('http://localhost:4174/remoteEntry.js')).toBeUndefined();
    expect(kindAt('http://localhost:4174/assets/Rooms-D5KVh7z4.js')).toBeUndefined();
  });
});

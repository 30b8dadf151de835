import { describe, expect, it } from 'vitest';
import { isVerified, strategyFor, type StrategyName } from './strategy-for';

const ORIGIN = 'https://standby.example';

const SHELL_FILES = new Set(['/theme.js', '/icon-192.png']);

function strategyAt(address: string, mode: Request['mode'] = 'cors'): StrategyName | undefined {
  const url = new URL(address, ORIGIN);
  return strategyFor({ url, sameOrigin: url.origin === ORIGIN, request: { mode } }, SHELL_FILES);
}

describe('strategyFor', () => {
  it.each<[string, StrategyName]>([
    ['/remotes.json', 'registry'],
    ['/assets/index-D5KVh7z4.js', 'cacheFirst'],
    ['/assets/fraunces-500-DarFT22R.woff2', 'cacheFirst'],
    ['/remotes/live/assets/LiveRoom-DQjMQ_fH.js', 'cacheFirst'],
    ['/remotes/live/0.1.0-3f9c2a1b/assets/LiveRoom-DQjMQ_fH.js', 'cacheFirst'],
    ['/remotes/live/assets/LiveRoom-DQjMQ_fH.js?retry=1', 'networkFirst'],
    ['/remotes/live/0.1.0-3f9c2a1%62/assets/LiveRoom-DQjMQ_fH.js', 'networkFirst'],
    ['/remotes/l%69ve/assets/LiveRoom-DQjMQ_fH.js', 'networkFirst'],
    ['/remotes/live/remoteEntry.js', 'networkFirst'],
    ['/r%65motes/live/%72emoteEntry.js', 'networkFirst'],
    ['/remotes/live/remoteEntry.js?v=3f9c2a1b', 'networkFirst'],
    ['/remotes/live/0.1.0-3f9c2a1b/remoteEntry.js?retry=2', 'networkFirst'],
    ['/theme.js', 'networkFirst'],
    ['/icon-192.png', 'networkFirst'],
    ['/remotes/live/0.1.0-3f9c2a1b/contract.json', 'networkFirst'],
  ])('answers %s by %s', (address, name) => {
    expect(strategyAt(address)).toBe(name);
  });

  it('answers every navigation with a page', () => {
    for (const path of ['/', '/room/1', '/room/1/viewer?tab=2', '/remotes.json']) {
      expect(strategyAt(path, 'navigate')).toBe('page');
    }
  });

  it.each(['/api/session', '/api', '/live', '/api/shows/assets/index-D5KVh7z4.js'])(
    'does not answer for the server at %s, not even a navigation',
    (address) => {
      expect(strategyAt(address)).toBeUndefined();
      expect(strategyAt(address, 'navigate')).toBeUndefined();
    },
  );

  it.each(['/unknown.js', '/metrics', '/remotes/live/notes.txt', '/theme.js/x', '/livestock.png'])(
    'does not answer for a file that is in no release: %s',
    (address) => {
      expect(strategyAt(address)).toBeUndefined();
    },
  );

  it('does not answer for other origins, where overrides come from', () => {
    expect(strategyAt('http://localhost:4174/remoteEntry.js')).toBeUndefined();
    expect(strategyAt('http://localhost:4174/assets/Rooms-D5KVh7z4.js')).toBeUndefined();
  });
});

it.each([
  ['/remotes/live/assets/LiveRoom-DQjMQ_fH.js', 'sha384-a', true],
  ['/remotes/live/assets/LiveRoom-DQjMQ_fH.js', '', false],
  ['/remotes/l%69ve/remoteEntry.js?v=3f9c2a1b', '', false],
  ['/assets/fraunces-500-DarFT22R.woff2', '', true],
])('takes %s with the hash "%s" as verified: %s', (path, integrity, answer) => {
  expect(isVerified({ url: ORIGIN + path, integrity })).toBe(answer);
});

import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

it('calls back when the browser is idle, and never if it saves data', () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback();
    return 1;
  });
  const fetchOnAGuess = vi.fn();
  whenIdle(fetchOnAGuess);
  expect(fetchOnAGuess).toHaveBeenCalledTimes(1);
  const connection = { value: { saveData: true } };
  vi.stubGlobal('navigator', Object.create(navigator, { connection }));
  whenIdle(fetchOnAGuess);
  expect(fetchOnAGuess).toHaveBeenCalledTimes(1);
});

import { expect, it, vi } from 'vitest';
import { declareEvents } from './events';

it('sends and hears the events that a remote declares', () => {
  vi.stubGlobal('window', new EventTarget());
  const events = declareEvents({ sends: ['timerRunning'], hears: ['timerRunning'] });
  const heard: boolean[] = [];
  const end = events.hear('timerRunning', ({ isRunning }) => heard.push(isRunning));
  events.send('timerRunning', { isRunning: true });
  end();
  events.send('timerRunning', { isRunning: false });
  expect(heard).toEqual([true]);
});

it('lets nobody send what is not declared', () => {
  const { send } = declareEvents({ sends: [], hears: [] });
  // @ts-expect-error -- Refused by its type.
  const refused: Parameters<typeof send>[0] = 'timerRunning';
  expect(refused).toBe('timerRunning');
});

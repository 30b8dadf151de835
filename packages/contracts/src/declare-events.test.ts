import { describe, expect, it, vi } from 'vitest';
import { declareEvents, defineEvent } from './events';

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

it('sends only declared events', () => {
  const { send } = declareEvents({ sends: [], hears: [] });
  // @ts-expect-error -- Refused by its type.
  const refused: Parameters<typeof send>[0] = 'timerRunning';
  expect(refused).toBe('timerRunning');
});

it('carries events that two remotes of other repositories define alike', () => {
  vi.stubGlobal('window', new EventTarget());
  const seatSold = () => defineEvent('tickets:seat-sold', { seat: 'string', price: 'number' });
  const doorsOpen = () => defineEvent('tickets:doors-open', {});
  const tickets = declareEvents({
    defines: { seatSold: seatSold(), doorsOpen: doorsOpen() },
    sends: ['seatSold', 'doorsOpen', 'timerRunning'],
    hears: [],
  });
  const foyer = declareEvents({
    defines: { sold: seatSold(), open: doorsOpen() },
    sends: [],
    hears: ['sold', 'open'],
  });
  const heard: unknown[] = [];
  foyer.hear('sold', ({ seat, price }) => heard.push(`${seat.toUpperCase()} ${price.toFixed(2)}`));
  foyer.hear('open', (detail) => heard.push(detail));
  tickets.send('seatSold', { seat: 'a12', price: 20 });
  tickets.send('doorsOpen', undefined);
  expect(heard).toEqual(['A12 20.00', null]);
  const refused = [
    // @ts-expect-error -- The field has another type.
    () => tickets.send('seatSold', { seat: 12, price: 20 }),
    // @ts-expect-error -- Foyer does not send it.
    () => foyer.send('sold', { seat: 'a12', price: 20 }),
  ];
  expect(refused).toHaveLength(2);
});

it.each(['seat-sold', 'standby:timer-running', 'Tickets:sold', 'tickets:'])(
  'refuses a name that does not say whose event it is: %s',
  (name) => {
    expect(() => defineEvent(name, {})).toThrow('has to read remote:event');
  },
);

describe('a kept event', () => {
  /** Declares sender and receiver apart, as two remotes do. */
  function declareBoth() {
    vi.stubGlobal('window', new EventTarget());
    const definition = () => defineEvent('tickets:seat-sold', { seat: 'string' }, { isKept: true });
    const tickets = declareEvents({ defines: { sold: definition() }, sends: ['sold'], hears: [] });
    const foyer = declareEvents({ defines: { sold: definition() }, sends: [], hears: ['sold'] });
    const heard: string[] = [];
    return {
      heard,
      send: (seat: string) => tickets.send('sold', { seat }),
      hear: () => foyer.hear('sold', ({ seat }) => heard.push(seat)),
    };
  }

  it('reaches a receiver that subscribes later: the last one first, then the others in order', async () => {
    const { heard, send, hear } = declareBoth();
    send('a1');
    send('a2');
    hear();
    expect(heard).toEqual([]);
    await Promise.resolve();
    send('a3');
    expect(heard).toEqual(['a2', 'a3']);
  });

  it('is delivered once for each subscription, also if the receiver ends and subscribes again', async () => {
    const { heard, send, hear } = declareBoth();
    send('a1');
    hear()();
    hear();
    await Promise.resolve();
    expect(heard).toEqual(['a1']);
  });

  it('does not follow a newer one', async () => {
    const { heard, send, hear } = declareBoth();
    send('a1');
    hear();
    send('a2');
    await Promise.resolve();
    expect(heard).toEqual(['a2']);
  });

  it('is not invented where none was sent', async () => {
    const { heard, hear } = declareBoth();
    hear();
    await Promise.resolve();
    expect(heard).toEqual([]);
  });
});

it('does not keep other events', async () => {
  vi.stubGlobal('window', new EventTarget());
  const events = declareEvents({ sends: ['timerRunning'], hears: ['timerRunning'] });
  events.send('timerRunning', { isRunning: true });
  const heard: boolean[] = [];
  events.hear('timerRunning', ({ isRunning }) => heard.push(isRunning));
  await Promise.resolve();
  expect(heard).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { checkHistory } from './check-history.ts';
import type { Entry, FinalWindow, Outcome, Recorded, StoredEvent } from './history.ts';

const act = (text: string): string => JSON.stringify({ type: 'send-message', text });

const first: StoredEvent = { position: 1, event: 'a:1', act: act('half') };
const second: StoredEvent = { position: 2, event: 'b:1', act: act('beginners') };
const third: StoredEvent = { position: 3, event: 'a:2', act: act('go') };
const log = [first, second, third];

const done = (window: string, { event, act: text }: StoredEvent): Entry[] => [
  { kind: 'done', window, event },
  { kind: 'sent', window, event, act: text },
];
const received = (window: string, stored: StoredEvent): Entry => ({
  kind: 'received',
  window,
  ...stored,
});
const toAll = (stored: StoredEvent): Entry[] =>
  ['a', 'b'].map((window) => received(window, stored));
const time = (window: string, roomMs: number, errorMs = 1): Entry => ({
  kind: 'time',
  window,
  roomMs,
  errorMs,
});

/** A history of two desks, one act after the other. */
const usual: readonly Entry[] = [
  ...done('a', first),
  ...toAll(first),
  ...done('b', second),
  ...toAll(second),
  time('a', 1000),
  ...done('a', third),
  ...toAll(third),
  time('b', 1001),
];

const recorded = (entries: readonly Entry[]): Recorded[] =>
  entries.map((entry, index) => ({ ...entry, atMs: index }));

const outcomeOf = (change: Partial<Outcome> = {}): Outcome => ({
  log,
  windows: ['a', 'b', 'log'].map((name) => ({
    name,
    audience: 'desks',
    position: 3,
    unsent: 0,
    state: { shown: 'go' },
  })),
  ...change,
});

const failuresOf = (entries: readonly Entry[], outcome = outcomeOf()): string[] =>
  checkHistory(recorded(entries), outcome)
    .filter(({ failures }) => failures.length > 0)
    .map(({ rule, failures }) => `${rule}: ${failures.join(', ')}`);

const renumbered = (events: readonly StoredEvent[]): StoredEvent[] =>
  events.map((event, index) => ({ ...event, position: index + 1 }));

it('a run in which nothing went wrong passes every rule, and tests each of them', () => {
  const refusal: Entry[] = [
    { kind: 'sent', window: 'c', event: 'c:1', act: act('no') },
    { kind: 'refused', window: 'c', event: 'c:1', reason: 'not-allowed' },
  ];
  const verdicts = checkHistory(recorded([...usual, ...refusal]), outcomeOf());
  expect(verdicts.flatMap(({ failures }) => failures)).toEqual([]);
  expect(verdicts.filter(({ checked }) => checked === 0)).toEqual([]);
});

describe('a history fails', () => {
  it.each<[string, readonly StoredEvent[], string]>([
    ['an acknowledged act is not in the log', renumbered([first, second]), 'a:2 is in the log 0'],
    ['an act is in the log twice', [...log, { ...second, position: 4 }], 'b:1 is in the log 2'],
    [
      'an acknowledged act is another one in the log',
      [first, { ...second, act: act('other') }, third],
      'b:1 is another act in the log',
    ],
    [
      'two acts have changed places',
      renumbered([second, first, third]),
      'a received a:1 at 1, b received a:1 at 1, a received b:1 at 2',
    ],
    ['a position is missing', [first, second, { ...third, position: 4 }], '4 follows 2'],
    [
      'nobody sent what is in the log',
      [...log, { position: 4, event: 'x:1', act: act('x') }],
      'x:1 is unknown',
    ],
  ])('where %s', (_, changed, words) => {
    expect(failuresOf(usual, outcomeOf({ log: changed })).join('; ')).toContain(words);
  });

  it('if an act that was done never reached the log', () => {
    const lost = { position: 4, event: 'b:2', act: act('lost') };
    expect(failuresOf([...usual, ...done('b', lost)])).toEqual([
      'every act that was done is in the log, or was refused: b:2 is not in the log',
    ]);
  });

  it('if a refused act is in the log, unless it was sent again', () => {
    const refused: Entry = { kind: 'refused', window: 'a', event: 'a:2', reason: 'gap' };
    const again: Entry = { kind: 'sent', window: 'a', event: 'a:2', act: third.act };
    expect(failuresOf([...usual, refused])).toEqual([
      'no act that was refused is in the log: a:2 was refused (gap)',
    ]);
    expect(failuresOf([...usual, refused, again])).toEqual([]);
  });

  it('if an author’s numbers are out of turn', () => {
    const swapped = [{ ...third, position: 1 }, second, { ...first, position: 3 }];
    expect(failuresOf([], outcomeOf({ log: swapped })).join('; ')).toContain(
      'a:2 at 1 is out of turn',
    );
  });

  it('if two windows received different events at one position', () => {
    expect(failuresOf([...usual, received('b', { ...third, event: 'b:9' })])).toEqual([
      expect.stringContaining('b received b:9 at 3'),
    ]);
  });

  it('if a viewer received another event, unless it received a placeholder', () => {
    const viewer: FinalWindow = {
      name: 'v',
      audience: 'everyone',
      position: 3,
      unsent: 0,
      state: { shown: 'go' },
    };
    const outcome = outcomeOf({ windows: [...outcomeOf().windows, viewer] });
    const withheld = received('v', { ...third, act: JSON.stringify({ type: 'withheld' }) });
    expect(failuresOf([...usual, withheld], outcome)).toEqual([]);
    expect(failuresOf([...usual, received('v', { ...third, event: 'b:9' })], outcome)).toEqual([
      expect.stringContaining('v received b:9 at 3'),
    ]);
  });

  it('if an act is stored before one that was shown earlier', () => {
    const entries = [...done('a', third), ...toAll(third), ...done('b', second), ...toAll(second)];
    expect(failuresOf([...done('a', first), ...entries])).toEqual([
      'an act done after another one was shown is stored after it: b:1 is at 2, done after 3',
    ]);
  });

  it.each([
    [{ state: { shown: 'half' } }, 'b shows another state'],
    [{ position: 2 }, 'b is at 2 of 3'],
    [{ unsent: 1 }, 'b has 1 acts that were not acknowledged'],
  ])('where a window ends with %j', (change, words) => {
    const windows = outcomeOf().windows.map((window, place) =>
      place === 1 ? Object.assign(window, change) : window,
    );
    expect(failuresOf(usual, outcomeOf({ windows })).join('; ')).toContain(words);
  });

  it('if the room’s clock goes back by more than both readings can be wrong', () => {
    expect(failuresOf([...usual, time('a', 995)])).toEqual([
      'the room’s clock never goes back by more than the stated error: a is 2.0 ms behind b',
    ]);
    expect(failuresOf([...usual, time('a', 997)])).toEqual([]);
    expect(failuresOf([...usual, time('a', 900, 110)])).toEqual([]);
  });
});

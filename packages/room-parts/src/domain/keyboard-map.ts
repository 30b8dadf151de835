/*
 * The only key map of desk and book, the pages from which a show is run. It defines the keys and
 * the list in the `?` panel. A key either means the same on both pages, or has no function on one
 * of them. So a person who mistakes one page for the other does no harm.
 */

const ON_BOTH = ['note', 'show-map'] as const;

export const DESK_ACTS = [
  'toggle',
  'arm',
  'add-minute',
  'take-minute',
  'next-timer',
  'previous-timer',
  'blackout',
  'flash',
  'message',
  'calls',
  'rundown',
  'undo',
  'show-mode',
  'back',
  'leave-field',
  ...ON_BOTH,
] as const;

export const BOOK_ACTS = [
  'standby',
  'go',
  'skip',
  'previous-moment',
  'stop',
  'warning',
  'error',
  ...ON_BOTH,
] as const;

export type DeskAct = (typeof DESK_ACTS)[number];
export type BookAct = (typeof BOOK_ACTS)[number];
export type KeyAct = DeskAct | BookAct;

export interface KeyBinding<Act extends KeyAct = KeyAct> {
  readonly act: Act;
  /** `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** The key as it is printed in the map and on the button. */
  readonly label: string;
  /** The key as `aria-keyshortcuts` names it; defaults to the label. */
  readonly ariaName?: string;
  readonly description: string;
  /** The act affects other people, so it is refused just after the page was opened or shown. */
  readonly isForAll?: true;
  /** Holding the key down repeats the act. */
  readonly mayRepeat?: true;
  /** The key works only in a text field. */
  readonly isForFields?: true;
}

const BOTH_KEYS: readonly KeyBinding<(typeof ON_BOTH)[number]>[] = [
  { act: 'note', keys: ['n'], label: 'N', description: 'Write a note with its moment' },
  { act: 'show-map', keys: ['?'], label: '?', description: 'Show this map' },
];

/** The keys of the desk. */
export const DESK_KEYS: readonly KeyBinding<DeskAct>[] = [
  {
    act: 'toggle',
    keys: ['p'],
    label: 'P',
    description: 'Play or pause the live timer; start the armed timer',
    isForAll: true,
  },
  { act: 'arm', keys: ['a'], label: 'A', description: 'Arm the selected timer: P starts it' },
  {
    act: 'add-minute',
    keys: ['+', '='],
    label: '+',
    ariaName: 'Plus',
    description: 'Add a minute',
    isForAll: true,
    mayRepeat: true,
  },
  {
    act: 'take-minute',
    keys: ['-', '\u2212'],
    label: '\u2212',
    ariaName: '-',
    description: 'Take a minute off',
    isForAll: true,
    mayRepeat: true,
  },
  { act: 'next-timer', keys: ['.'], label: '.', description: 'Select the next timer' },
  { act: 'previous-timer', keys: [','], label: ',', description: 'Select the previous timer' },
  {
    act: 'blackout',
    keys: ['d'],
    label: 'D',
    description: 'Blackout: screens go dark (asks first)',
    isForAll: true,
  },
  { act: 'flash', keys: ['f'], label: 'F', description: 'Flash the viewers', isForAll: true },
  { act: 'message', keys: ['m'], label: 'M', description: 'Write a message' },
  { act: 'calls', keys: ['c'], label: 'C', description: 'Show the calls' },
  { act: 'rundown', keys: ['r'], label: 'R', description: 'Show the rundown' },
  { act: 'undo', keys: ['z'], label: 'Z', description: 'Undo the last change', isForAll: true },
  {
    act: 'show-mode',
    keys: ['l'],
    label: 'L',
    description: 'Show mode, with low light: only clock, next timer and controls',
  },
  {
    act: 'back',
    keys: ['escape'],
    label: 'Esc',
    ariaName: 'Escape',
    description: 'Back to the clock, to the live timer, out of show mode',
  },
  {
    act: 'leave-field',
    keys: ['escape'],
    label: 'Esc',
    ariaName: 'Escape',
    description: 'Leave the message',
    isForFields: true,
  },
  ...BOTH_KEYS,
];

/** The keys of the person on the book. */
export const BOOK_KEYS: readonly KeyBinding<BookAct>[] = [
  {
    act: 'standby',
    keys: ['s'],
    label: 'S',
    description: 'Standby for the next moment',
    isForAll: true,
  },
  { act: 'go', keys: [' '], label: 'Space', description: 'GO', isForAll: true },
  {
    act: 'skip',
    keys: ['k'],
    label: 'K',
    description: 'Skip the next moment',
    isForAll: true,
  },
  {
    act: 'previous-moment',
    keys: ['b'],
    label: 'B',
    description: 'Back to the moment before',
    isForAll: true,
  },
  {
    act: 'stop',
    keys: ['h'],
    label: 'H',
    description: 'Stop the show, or resume it',
    isForAll: true,
  },
  {
    act: 'warning',
    keys: ['w'],
    label: 'W',
    description: 'Warning for the next moment',
    isForAll: true,
  },
  {
    act: 'error',
    keys: ['e'],
    label: 'E',
    description: 'The last GO was called in error',
    isForAll: true,
  },
  ...BOTH_KEYS,
];

const ALL_KEYS: readonly KeyBinding[] = [...DESK_KEYS, ...BOOK_KEYS];

/**
 * Kinds of focused elements, by the keys that they use themselves:
 * - `field`: a text field or select, which uses them all;
 * - `overlay`: an open dialog or menu, which keeps the keys from the room behind it;
 * - `button`: pressed with Space and Enter;
 * - `link`: followed with Enter;
 * - `neutral`: uses none of these. A tab is chosen as soon as it has the focus, so it is neutral too.
 */
export type FocusKind = 'neutral' | 'button' | 'link' | 'field' | 'overlay';

/** A key press with the relevant facts about its context. */
export interface KeyPress {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly hasModifier: boolean;
  readonly isRepeat: boolean;
  readonly focus: FocusKind;
}

/** Returns the binding of a key press on a page; undefined if the page does not use the key. */
export function bindingOf<Act extends KeyAct>(
  bindings: readonly KeyBinding<Act>[],
  press: KeyPress,
): KeyBinding<Act> | undefined {
  const { hasModifier, isRepeat, focus } = press;
  const key = press.key.toLowerCase();
  if (hasModifier || focus === 'overlay') return undefined;
  if (focus === 'button' && key === ' ') return undefined;
  const isInField = focus === 'field';
  const binding = bindings.find(
    ({ keys, isForFields = false }) => isForFields === isInField && keys.includes(key),
  );
  return binding && (!isRepeat || binding.mayRepeat) ? binding : undefined;
}

/**
 * Milliseconds after a page was opened or shown during which keys that affect everybody are
 * refused.
 */
export const PAGE_GUARD_MS = 1_000;
export const PAGE_GUARD_TEXT = 'This page has just opened: nothing was done. Press the key again.';

/** Whether a key press may have been meant for the previous page. */
export function isMeantElsewhere(
  binding: Pick<KeyBinding, 'isForAll'>,
  shownAtMs: number,
  nowMs: number,
): boolean {
  return binding.isForAll === true && nowMs - shownAtMs < PAGE_GUARD_MS;
}

const bindingFor = (act: KeyAct): KeyBinding | undefined =>
  ALL_KEYS.find((candidate) => candidate.act === act);

/** Returns the value of `aria-keyshortcuts` for a button with the act of a key. */
export function ariaKeyShortcutOf(act: KeyAct): string | undefined {
  const binding = bindingFor(act);
  return binding?.ariaName ?? binding?.label;
}

/** Returns the key as a button shows it. */
export const keyLabelOf = (act: KeyAct): string | undefined => bindingFor(act)?.label;

/** Returns the `KeyboardEvent.key` of an act. */
export const keyOf = (act: KeyAct): string | undefined => bindingFor(act)?.keys[0];

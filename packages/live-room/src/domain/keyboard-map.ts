/*
 * The keyboard map of the live room: what the keys do, and what the `?` panel lists.
 */

export const KEY_ACTS = [
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
  'note',
  'undo',
  'show-mode',
  'show-map',
  'back',
  'leave-field',
] as const;

export type KeyAct = (typeof KEY_ACTS)[number];

export interface KeyBinding {
  readonly act: KeyAct;
  /** `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** The key as it is printed in the map and on the button. */
  readonly label: string;
  /** The key as `aria-keyshortcuts` names it; the label where it is left out. */
  readonly ariaName?: string;
  readonly description: string;
  /** Holding the key down goes on doing it. */
  readonly mayRepeat?: true;
  /** Acts in a text field, and nowhere else. */
  readonly isForFields?: true;
}

export const KEY_MAP: readonly KeyBinding[] = [
  {
    act: 'toggle',
    keys: [' '],
    label: 'Space',
    description: 'Play or pause what is on air; start the armed timer',
  },
  { act: 'arm', keys: ['a'], label: 'A', description: 'Arm the selected timer: Space starts it' },
  {
    act: 'add-minute',
    keys: ['+', '='],
    label: '+',
    ariaName: 'Plus',
    description: 'Add a minute',
    mayRepeat: true,
  },
  {
    act: 'take-minute',
    keys: ['-', '\u2212'],
    label: '\u2212',
    ariaName: '-',
    description: 'Take a minute off',
    mayRepeat: true,
  },
  { act: 'next-timer', keys: ['n'], label: 'N', description: 'Look at the next timer' },
  { act: 'previous-timer', keys: ['p'], label: 'P', description: 'Look at the previous timer' },
  { act: 'blackout', keys: ['b'], label: 'B', description: 'Blackout (asks first)' },
  { act: 'flash', keys: ['f'], label: 'F', description: 'Flash the viewers' },
  { act: 'message', keys: ['m'], label: 'M', description: 'Write a message' },
  { act: 'calls', keys: ['c'], label: 'C', description: 'Show the calls' },
  { act: 'rundown', keys: ['r'], label: 'R', description: 'Show the rundown' },
  { act: 'note', keys: ['w'], label: 'W', description: 'Write a note for the report' },
  { act: 'undo', keys: ['z'], label: 'Z', description: 'Undo the last change' },
  {
    act: 'show-mode',
    keys: ['s'],
    label: 'S',
    description: 'Show mode: clock, next and controls alone',
  },
  { act: 'show-map', keys: ['?'], label: '?', description: 'Show this map' },
  {
    act: 'back',
    keys: ['escape'],
    label: 'Esc',
    ariaName: 'Escape',
    description: 'Back to the clock, to what is on air, out of the show mode',
  },
  {
    act: 'leave-field',
    keys: ['escape'],
    label: 'Esc',
    ariaName: 'Escape',
    description: 'Leave the message',
    isForFields: true,
  },
];

/**
 * What has the focus, by the keys that it uses itself:
 * - `field`: a text field or select, which uses them all;
 * - `overlay`: an open dialog or menu, which keeps the keys from the room behind it;
 * - `button`: pressed with Space and Enter;
 * - `link`: followed with Enter;
 * - `neutral`: uses none of these. A tab is chosen as soon as it has the focus, so it is neutral too.
 */
export type FocusKind = 'neutral' | 'button' | 'link' | 'field' | 'overlay';

/** A key press with what matters of where it happened. */
export interface KeyPress {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly hasModifier: boolean;
  readonly isRepeat: boolean;
  readonly focus: FocusKind;
}

/** The action of a key press; undefined where the room does not use the key. */
export function keyActOf(press: KeyPress): KeyAct | undefined {
  const { hasModifier, isRepeat, focus } = press;
  const key = press.key.toLowerCase();
  if (hasModifier || focus === 'overlay') return undefined;
  if (focus === 'button' && key === ' ') return undefined;
  const isInField = focus === 'field';
  const binding = KEY_MAP.find(
    ({ keys, isForFields = false }) => isForFields === isInField && keys.includes(key),
  );
  return binding && (!isRepeat || binding.mayRepeat) ? binding.act : undefined;
}

/** What Escape can lead back from. */
export interface BackFrom {
  /** A panel that is open over the show mode. */
  readonly isPanelOpen: boolean;
  readonly isSelectionOnAir: boolean;
  readonly isShowMode: boolean;
}

export type BackStep = 'close-panel' | 'select-on-air' | 'leave-show-mode';

/** One step back: what lies on top is left first, and the light comes on last. */
export function backStepOf(from: BackFrom): BackStep | undefined {
  if (from.isPanelOpen) return 'close-panel';
  if (!from.isSelectionOnAir) return 'select-on-air';
  return from.isShowMode ? 'leave-show-mode' : undefined;
}

/**
 * Whether the focus may return here when a dialog or menu closes. On a button Space would press it,
 * on a link Enter would leave the show, and in a field keys would write.
 */
export function canReturnFocus(focus: FocusKind): boolean {
  return focus === 'neutral';
}

/** Whether a press with the pointer leaves the focus where it is: in a field, or in what it opened. */
export function keepsFocusAfterPress(focus: FocusKind): boolean {
  return focus === 'field' || focus === 'overlay';
}

/** The value of `aria-keyshortcuts` for a button that does what a key does. */
export function ariaKeyShortcutOf(act: KeyAct): string | undefined {
  const binding = KEY_MAP.find((candidate) => candidate.act === act);
  return binding?.ariaName ?? binding?.label;
}

/** The key as a button shows it. */
export function keyLabelOf(act: KeyAct): string | undefined {
  return KEY_MAP.find((candidate) => candidate.act === act)?.label;
}

/*
 * The keyboard map of the live room: what the keys do, and what the `?` panel lists.
 */

export const KEY_ACTS = [
  'toggle',
  'add-minute',
  'take-minute',
  'next-timer',
  'previous-timer',
  'blackout',
  'flash',
  'message',
  'undo',
  'show-map',
] as const;

export type KeyAct = (typeof KEY_ACTS)[number];

export interface KeyBinding {
  readonly act: KeyAct;
  /** `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** The key as it is printed in the map. */
  readonly label: string;
  readonly description: string;
  /** Holding the key down goes on doing it. */
  readonly mayRepeat?: true;
}

export const KEY_MAP: readonly KeyBinding[] = [
  { act: 'toggle', keys: [' '], label: 'Space', description: 'Play or pause' },
  { act: 'add-minute', keys: ['+', '='], label: '+', description: 'Add a minute', mayRepeat: true },
  {
    act: 'take-minute',
    keys: ['-', '\u2212'],
    label: '\u2212',
    description: 'Take a minute off',
    mayRepeat: true,
  },
  { act: 'next-timer', keys: ['n'], label: 'N', description: 'Next timer' },
  { act: 'previous-timer', keys: ['p'], label: 'P', description: 'Previous timer' },
  { act: 'blackout', keys: ['b'], label: 'B', description: 'Blackout (asks first)' },
  { act: 'flash', keys: ['f'], label: 'F', description: 'Flash the viewers' },
  { act: 'message', keys: ['m'], label: 'M', description: 'Write a message' },
  { act: 'undo', keys: ['z'], label: 'Z', description: 'Undo the last change' },
  { act: 'show-map', keys: ['?'], label: '?', description: 'Show this map' },
];

/** A key press with what matters of where it happened. */
export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  readonly isRepeat: boolean;
  /**
   * - `field`: somebody types there;
   * - `control`: a button, link or tab, which has its own use for Space;
   * - `page`: anything else.
   */
  readonly focus: 'page' | 'control' | 'field';
}

/** What a key press asks for; undefined where it is none of the room's business. */
export function keyActOf({ key, hasModifier, isRepeat, focus }: KeyPress): KeyAct | undefined {
  if (hasModifier || focus === 'field') return undefined;
  if (focus === 'control' && key === ' ') return undefined;
  const binding = KEY_MAP.find(({ keys }) => keys.includes(key.toLowerCase()));
  return binding && (!isRepeat || binding.mayRepeat) ? binding.act : undefined;
}

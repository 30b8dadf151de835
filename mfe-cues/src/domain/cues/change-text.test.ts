import { expect, it } from 'vitest';
import { changeTexts, waitingCells } from './change-text';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { type CueSheet, EMPTY_SHEET } from '@standby/live-room/domain/state/cue-sheet';
import { editOf } from '@standby/live-room/domain/cues/sheet-edits';

const cue = (number: number, rest: Partial<Cue> = {}): Cue => ({
  id: `cue-${number}`,
  department: 'LX',
  number: String(number),
  trigger: { kind: 'called' },
  ...rest,
});

const dawn = cue(1, { label: 'dawn' });
const sheet: CueSheet = { ...EMPTY_SHEET, cues: [dawn, cue(2), cue(3)] };

it.each<[string, CueChange, string[]]>([
  [
    'an edit of two cells',
    { type: 'edit-cues', edits: [editOf(dawn, { label: 'sunrise', page: '4' })] },
    ['Page of LX 1: empty becomes “4”', 'Label of LX 1: “dawn” becomes “sunrise”'],
  ],
  [
    'a number, and what is called together',
    { type: 'edit-cues', edits: [editOf(dawn, { number: '1.5', momentId: 'm' })] },
    ['Cue of LX 1: “LX 1” becomes “LX 1.5”', 'LX 1 is called together'],
  ],
  [
    'a new cue',
    { type: 'add-cues', cues: [cue(9, { label: 'dusk' })], beforeCueId: 'cue-2' },
    ['Add LX 9 dusk, before LX 2'],
  ],
  [
    'many new cues',
    { type: 'add-cues', cues: [4, 5, 6, 7, 8, 9, 10].map((n) => cue(n)), beforeCueId: null },
    [...[4, 5, 6, 7, 8].map((n) => `Add LX ${n}, at the end`), 'And 2 more'],
  ],
  [
    'a move',
    { type: 'move-cues', cueIds: ['cue-3'], beforeCueId: 'cue-1' },
    ['Move LX 3 before LX 1'],
  ],
  ['a removal', { type: 'remove-cues', cueIds: ['cue-1', 'gone'] }, ['Remove LX 1 and 1 cue more']],
  [
    'an edit of a cue that is gone',
    { type: 'edit-cues', edits: [{ cueId: 'gone', set: { label: 'x' }, was: { label: null } }] },
    ['A cue that has been removed from the sheet'],
  ],
])('says what %s would do', (_, change, texts) => {
  expect(changeTexts(sheet, change, '24-hour')).toEqual(texts);
});

it('names the cells for which a change waits', () => {
  const proposals = [
    { type: 'edit-cues' as const, edits: [editOf(dawn, { label: null })] },
    { type: 'remove-cues' as const, cueIds: ['cue-2'] },
    { type: 'move-cues' as const, cueIds: ['cue-1'], beforeCueId: null },
  ].map((change, place) => ({ id: `p-${place}`, name: 'Ana', atMs: 0, change }));
  expect([...waitingCells({ ...sheet, proposals }, '24-hour')]).toEqual([
    ['cue-1', { label: 'empty', cue: 'moved' }],
    ['cue-2', { cue: 'removed' }],
  ]);
});

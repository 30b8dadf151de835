import { describe, expect, it } from 'vitest';
import { apply, refusalOf } from '@standby/live-room/domain/acts/acts';
import { sampleRoom } from '@standby/live-room/domain/state/room-state';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { SheetCommand } from '@standby/live-room/domain/cues/sheet-acts';
import { commandFor, inverseCommands } from './sheet-undo';

const cue = (number: number): Cue => ({
  id: `cue-${number}`,
  department: 'LX',
  number: String(number),
  trigger: { kind: 'called' },
});

const removal = { type: 'remove-cues' as const, cueIds: ['cue-1'] };
const proposal: SheetCommand = {
  type: 'propose-change',
  proposalId: 'p-1',
  name: 'Ana',
  change: removal,
};

function did(state: RoomState, ...commands: readonly SheetCommand[]): RoomState {
  return commands.reduce((now, command) => {
    expect(refusalOf(now, command, 5)).toBeUndefined();
    return apply(now, command, 5);
  }, state);
}

const filled = did(sampleRoom('hamlet'), {
  type: 'add-cues',
  cues: [cue(1), cue(2)],
  beforeCueId: null,
});
const lock: SheetCommand = { type: 'lock-sheet', isOn: true };

describe('a sheet locked for the show', () => {
  const proposer = () => ({ id: 'p-1', name: 'Ana' });

  it('turns a change into a proposal, and takes decisions as they are', () => {
    const locked = sheetOf(did(filled, lock));
    expect(commandFor(locked, removal, proposer)).toEqual(proposal);
    expect(commandFor(sheetOf(filled), removal, proposer)).toBe(removal);
    const decision: SheetCommand = { type: 'dismiss-proposal', proposalId: 'p-1' };
    expect(commandFor(locked, decision, proposer)).toBe(decision);
  });

  it.each<[string, SheetCommand[], SheetCommand]>([
    ['a change', [], removal],
    ['the lock', [], lock],
    ['a proposal', [lock], proposal],
    ['a dismissal', [lock, proposal], { type: 'dismiss-proposal', proposalId: 'p-1' }],
  ])('is as before once %s is undone', (_, before, command) => {
    const start = did(filled, ...before);
    const back = inverseCommands(sheetOf(start), command);
    expect(did(did(start, command), ...back)).toEqual(start);
  });

  it('undoes an accepted change by a proposal until it is unlocked', () => {
    const start = did(filled, lock, proposal);
    const accept: SheetCommand = { type: 'accept-proposal', proposalId: 'p-1' };
    const accepted = did(start, accept);
    expect(sheetOf(accepted).cues.map(({ id }) => id)).toEqual(['cue-2']);
    const [back] = inverseCommands(sheetOf(start), accept);
    if (!back) throw new Error('an acceptance has an inverse');
    expect(refusalOf(accepted, back, 5)).toBe('sheet-locked');
    const proposed = commandFor(sheetOf(accepted), back, () => ({ id: 'p-2', name: 'Ana' }));
    const again = did(accepted, proposed, { type: 'accept-proposal', proposalId: 'p-2' });
    expect(sheetOf(again).cues).toEqual(sheetOf(start).cues);
  });

  it('does nothing for a proposal that no longer exists', () => {
    const gone: SheetCommand = { type: 'accept-proposal', proposalId: 'gone' };
    expect(inverseCommands(sheetOf(filled), gone)).toEqual([]);
  });
});

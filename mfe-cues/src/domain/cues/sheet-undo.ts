import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { isCueChange } from '@standby/live-room/domain/state/cue-changes';
import { type SheetCommand } from '@standby/live-room/domain/cues/sheet-acts';
import { inverseOf } from '@standby/live-room/domain/cues/sheet-edits';

/**
 * Returns a change as the sheet accepts it now: as a proposal while the sheet is locked.
 *
 * @param proposer returns the id of a proposal and the name of its author
 */
export function commandFor(
  { isLocked }: Pick<CueSheet, 'isLocked'>,
  command: SheetCommand,
  proposer: () => { readonly id: string; readonly name: string },
): SheetCommand {
  if (!isLocked || !isCueChange(command)) return command;
  const { id, name } = proposer();
  return { type: 'propose-change', proposalId: id, name, change: command };
}

/**
 * Returns the commands that restore a sheet after a command, in their order. Undoing an accepted
 * proposal undoes its change; while the sheet is locked, that is a proposal again.
 *
 * @param sheet before the command
 */
export function inverseCommands(sheet: CueSheet, command: SheetCommand): SheetCommand[] {
  if (isCueChange(command)) return inverseOf(sheet, command);
  switch (command.type) {
    case 'lock-sheet':
      return [{ type: 'lock-sheet', isOn: sheet.isLocked }];
    case 'propose-change':
      return [{ type: 'dismiss-proposal', proposalId: command.proposalId }];
    case 'accept-proposal':
    case 'dismiss-proposal': {
      const proposal = sheet.proposals.find(({ id }) => id === command.proposalId);
      if (!proposal) return [];
      const { id: proposalId, name, change } = proposal;
      return command.type === 'accept-proposal'
        ? inverseOf(sheet, change)
        : [{ type: 'propose-change', proposalId, name, change }];
    }
  }
}

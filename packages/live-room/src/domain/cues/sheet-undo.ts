import type { CueSheet } from './cue-sheet';
import { isCueChange, type SheetCommand } from './sheet-commands';
import { inverseOf } from './sheet-edits';

/**
 * A change as the sheet takes it now: while the sheet is locked, a proposal.
 *
 * @param proposer gives the id of a proposal and who makes it
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
 * The commands that restore a sheet after a command, in their order. Taking back an accepted proposal takes its change
 * back: while the sheet is locked, that is a proposal in its turn.
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

import * as v from 'valibot';
import { idSchema } from '../room/basic-schemas';
import type { RoomState } from '../room/room-schema';
import type { Refusal } from '../room/refusals';
import { type CueChange, cueChangeSchema, cueChangeSchemas } from './cue-changes';
import { PROPOSALS_MAX, PROPOSER_NAME_MAX, sheetOf } from './cue-sheet';
import { changeRefusal, withChange } from './sheet-rules';

/** The commands of the cue sheet of a show. */
export const sheetCommandSchemas = [
  ...cueChangeSchemas,
  /** Locks the sheet for the show, or unlocks it. */
  v.object({ type: v.literal('lock-sheet'), isOn: v.boolean() }),
  /** Proposes a change while the sheet is locked. */
  v.object({
    type: v.literal('propose-change'),
    proposalId: idSchema,
    name: v.pipe(v.string(), v.maxLength(PROPOSER_NAME_MAX)),
    change: cueChangeSchema,
  }),
  v.object({ type: v.literal('accept-proposal'), proposalId: idSchema }),
  v.object({ type: v.literal('dismiss-proposal'), proposalId: idSchema }),
] as const;

const sheetCommandSchema = v.variant('type', sheetCommandSchemas);

export type SheetCommand = v.InferOutput<typeof sheetCommandSchema>;
export type SheetCommandType = SheetCommand['type'];

const TYPES: ReadonlySet<string> = new Set(
  sheetCommandSchemas.map(({ entries }) => entries.type.literal),
);

export function isSheetCommand<T extends { readonly type: string }>(
  command: T,
): command is Extract<T, { type: SheetCommandType }> {
  return TYPES.has(command.type);
}

const CHANGES: ReadonlySet<string> = new Set(
  cueChangeSchemas.map(({ entries }) => entries.type.literal),
);

export function isCueChange(command: SheetCommand): command is CueChange {
  return CHANGES.has(command.type);
}

/**
 * Returns why a command on the sheet is refused, or changes nothing; undefined where it is allowed.
 */
export function sheetRefusal(state: RoomState, command: SheetCommand): Refusal | undefined {
  const sheet = sheetOf(state);
  if (isCueChange(command)) return sheet.isLocked ? 'sheet-locked' : changeRefusal(sheet, command);
  if (command.type === 'lock-sheet') {
    return sheet.isLocked === command.isOn ? 'no-change' : undefined;
  }
  const proposal = sheet.proposals.find(({ id }) => id === command.proposalId);
  if (command.type === 'propose-change') {
    if (proposal) return 'id-taken';
    if (sheet.proposals.length >= PROPOSALS_MAX) return 'too-many-proposals';
    return changeRefusal(sheet, command.change);
  }
  if (!proposal) return 'unknown-proposal';
  return command.type === 'accept-proposal' ? changeRefusal(sheet, proposal.change) : undefined;
}

/** Returns the room after a command that {@link sheetRefusal} allows. */
export function withSheetCommand(state: RoomState, command: SheetCommand, atMs: number): RoomState {
  const sheet = sheetOf(state);
  if (isCueChange(command)) return { ...state, cueSheet: withChange(sheet, command) };
  if (command.type === 'lock-sheet') {
    return { ...state, cueSheet: { ...sheet, isLocked: command.isOn } };
  }
  if (command.type === 'propose-change') {
    const { proposalId: id, name, change } = command;
    const proposals = [...sheet.proposals, { id, name, atMs, change }];
    return { ...state, cueSheet: { ...sheet, proposals } };
  }
  const proposal = sheet.proposals.find(({ id }) => id === command.proposalId);
  const proposals = sheet.proposals.filter(({ id }) => id !== command.proposalId);
  const isAccepted = command.type === 'accept-proposal' && proposal !== undefined;
  const changed = isAccepted ? withChange(sheet, proposal.change) : sheet;
  return { ...state, cueSheet: { ...changed, proposals } };
}

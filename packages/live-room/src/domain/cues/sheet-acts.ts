import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { byControllers, defineAct } from '../rules/define-act';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import {
  addCues,
  type CueChange,
  cueChangeSchema,
  editCues,
  moveCues,
  removeCues,
  setDepartments,
} from '../state/cue-changes';
import {
  cueName,
  PROPOSALS_MAX,
  type Proposal,
  PROPOSER_NAME_MAX,
  sheetOf,
} from '../state/cue-sheet';
import { cueCount, cuesText } from './cue-names';
import { changeRefusal, withChange } from './sheet-rules';

/** Common parts of the acts that change the sheet. */
const changing = {
  ...byControllers,
  refuse(state: RoomState, change: CueChange): Refusal | undefined {
    const sheet = sheetOf(state);
    return sheet.isLocked ? 'sheet-locked' : changeRefusal(sheet, change);
  },
  apply: (state: RoomState, change: CueChange): RoomState => ({
    ...state,
    cueSheet: withChange(sheetOf(state), change),
  }),
};

const ofProposal = { proposalId: idSchema };

const proposalOf = (state: RoomState, { proposalId }: { readonly proposalId: string }) =>
  sheetOf(state).proposals.find(({ id }) => id === proposalId);

const withProposals = (
  state: RoomState,
  change: (proposals: readonly Proposal[]) => readonly Proposal[],
): RoomState => {
  const sheet = sheetOf(state);
  return { ...state, cueSheet: { ...sheet, proposals: [...change(sheet.proposals)] } };
};

/** The acts on the cue sheet of a show. */
export const sheetActs = [
  defineAct('add-cues', addCues, {
    ...changing,
    line({ cues }) {
      const [first, ...others] = cues;
      return { text: first && others.length === 0 ? cueName(first) : cueCount(cues.length) };
    },
    words: ({ text }) => `Cue sheet: ${text ?? ''} added`,
  }),
  defineAct('edit-cues', editCues, {
    ...changing,
    line: ({ edits }, { before }) => ({
      text: cuesText(before, [...new Set(edits.map(({ cueId }) => cueId))]),
    }),
    words: ({ text }) => `Cue sheet: ${text ?? ''} changed`,
  }),
  defineAct('move-cues', moveCues, {
    ...changing,
    line: ({ cueIds }, { before }) => ({ text: cuesText(before, cueIds) }),
    words: ({ text }) => `Cue sheet: ${text ?? ''} moved`,
  }),
  defineAct('remove-cues', removeCues, {
    ...changing,
    line: ({ cueIds }, { before }) => ({ text: cuesText(before, cueIds) }),
    words: ({ text }) => `Cue sheet: ${text ?? ''} removed`,
  }),
  defineAct('set-departments', setDepartments, {
    ...changing,
    words: () => 'Cue sheet: departments changed',
  }),
  /** Locks the sheet for the show, or unlocks it. */
  defineAct(
    'lock-sheet',
    { isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { isOn }) => (sheetOf(state).isLocked === isOn ? 'no-change' : undefined),
      apply: (state, { isOn }) => ({ ...state, cueSheet: { ...sheetOf(state), isLocked: isOn } }),
      words: ({ isOn }) => (isOn ? 'Cue sheet locked for the show' : 'Cue sheet unlocked'),
    },
  ),
  /** Proposes a change while the sheet is locked. */
  defineAct(
    'propose-change',
    {
      ...ofProposal,
      name: v.pipe(v.string(), v.maxLength(PROPOSER_NAME_MAX)),
      change: cueChangeSchema,
    },
    {
      ...byControllers,
      refuse(state, act) {
        const sheet = sheetOf(state);
        if (proposalOf(state, act)) return 'id-taken';
        if (sheet.proposals.length >= PROPOSALS_MAX) return 'too-many-proposals';
        return changeRefusal(sheet, act.change);
      },
      apply: (state, { proposalId: id, name, change }, atMs) =>
        withProposals(state, (proposals) => [...proposals, { id, name, atMs, change }]),
      line: ({ name }) => ({ text: name }),
      words: ({ text }) => `Cue sheet: ${text ?? ''} proposed a change`,
    },
  ),
  defineAct('accept-proposal', ofProposal, {
    ...byControllers,
    refuse(state, act) {
      const proposal = proposalOf(state, act);
      return proposal ? changeRefusal(sheetOf(state), proposal.change) : 'unknown-proposal';
    },
    apply(state, act) {
      const proposal = proposalOf(state, act);
      const sheet = sheetOf(state);
      const changed = proposal ? withChange(sheet, proposal.change) : sheet;
      return withProposals({ ...state, cueSheet: changed }, (proposals) =>
        proposals.filter(({ id }) => id !== act.proposalId),
      );
    },
    words: () => 'Cue sheet: proposal accepted',
  }),
  defineAct('dismiss-proposal', ofProposal, {
    ...byControllers,
    refuse: (state, act) => (proposalOf(state, act) ? undefined : 'unknown-proposal'),
    apply: (state, { proposalId }) =>
      withProposals(state, (proposals) => proposals.filter(({ id }) => id !== proposalId)),
    words: () => 'Cue sheet: proposal dismissed',
  }),
];

export type SheetCommand = v.InferOutput<(typeof sheetActs)[number]['schema']>;

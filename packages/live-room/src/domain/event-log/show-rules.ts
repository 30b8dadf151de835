import type { RoomRules } from '@standby/room-engine/log/room-rules';
import * as v from 'valibot';
import { canBeUndone, definitionOf } from '../acts/acts';
import { performCommands } from '../acts/batch';
import { hasPermission, WINDOW_ROLES } from '../acts/permissions';
import { logLineSchema } from '../state/log-line';
import { roomStateSchema } from '../state/room-schema';
import { sampleRoom } from '../state/room-state';
import { commandsOf, type ShowRoom } from './event';
import { lineOf, opaqueLineOf } from './line-of';
import { describeUndone } from './log-line-text';

/** The rules of a show's live room. */
export const showRules: RoomRules<ShowRoom> = {
  role: v.picklist(WINDOW_ROLES),
  leastRole: 'ask',
  wholeAudience: 'desks',
  state: roomStateSchema,
  line: logLineSchema,
  initialState: sampleRoom,
  roomOf: ({ showId }) => showId,
  permits: hasPermission,
  movesOn: (act) =>
    ('acts' in act ? act.acts : [act]).some(({ type }) => definitionOf(type)?.movesShow),
  perform(before, event) {
    const done = performCommands(before, commandsOf(event.act), event.atMs);
    if (typeof done === 'string') return done;
    const lines = done.map((step, index) => lineOf(event, step.act, step, { index }));
    return { after: done.at(-1)?.after ?? before, lines };
  },
  undoneLines: (before, event) =>
    commandsOf(event.act)
      .slice(0, 1)
      .map((act) => lineOf(event, act, { before, after: before })),
  // A deputy may undo only its own acts.
  mayUndo: (undo, target) =>
    (undo.role !== 'deputy' || undo.by === target.by) && canBeUndone(target.act?.type ?? ''),
  undoLine: (before, event, target) =>
    lineOf(
      event,
      event.act,
      { before, after: before },
      { undone: target ? describeUndone(target) : null },
    ),
  opaqueLine: opaqueLineOf,
};

import * as v from 'valibot';
import { byCallers, heard, needsCaller, ofCaller, withCalling } from '../calling/calling-act';
import { callOf, callingOf } from '../state/calling-schema';
import { withCalls } from '../calling/cue-calls';
import { departmentIdSchema, DEPARTMENTS_MAX } from '../state/cue-schema';
import { departmentOf, sheetOf } from '../state/cue-sheet';
import { byBridges, defineAct } from '../rules/define-act';
import type { RoomState } from '../state/room-schema';
import { deskFireSchema, deskReplySchema, type HouseDesks } from '../state/house-desk-schema';
import { answerText, firedText } from './house-desk-text';
import { cueOfDesk, houseDesksOf, isArmed, withAnswer, withFired } from './with-house-desks';

const withHouseDesks = (state: RoomState, houseDesks: HouseDesks): RoomState =>
  withCalling(state, { ...callingOf(state), houseDesks });

const withArmed = (state: RoomState, armed: HouseDesks['armed']): RoomState =>
  withHouseDesks(state, { ...houseDesksOf(state), armed: armed.slice(-DEPARTMENTS_MAX) });

const heardFromBridges = { ...byBridges, ...heard };

/** The acts that concern house desks. Cue numbers and moments are all of a desk that enters the room. */
export const houseDeskActs = [
  /**
   * Arms a department: GO fires its cues on its desk, as long as the caller stays on the book and
   * is heard.
   */
  defineAct(
    'arm-desk',
    { ...ofCaller, department: departmentIdSchema },
    {
      ...byCallers,
      refuse(state, act) {
        const refusal = needsCaller(state, act);
        if (refusal) return refusal;
        if (!departmentOf(sheetOf(state), act.department)) return 'unknown-department';
        return isArmed(houseDesksOf(state), act.department) ? 'no-change' : undefined;
      },
      apply: (state, { department }, atMs) =>
        withArmed(state, [...houseDesksOf(state).armed, { department, atMs }]),
      line: ({ department }) => ({ text: department }),
      words: ({ text }) => `GO fires ${text ?? ''} on its desk`,
    },
  ),
  defineAct(
    'disarm-desks',
    {
      departments: v.pipe(
        v.array(departmentIdSchema),
        v.minLength(1),
        v.maxLength(DEPARTMENTS_MAX),
      ),
    },
    {
      ...byCallers,
      refuse: (state, { departments }) =>
        departments.some((one) => isArmed(houseDesksOf(state), one)) ? undefined : 'no-change',
      apply(state, { departments }) {
        const { armed } = houseDesksOf(state);
        return withArmed(
          state,
          armed.filter(({ department }) => !departments.includes(department)),
        );
      },
      line: ({ departments }) => ({ text: departments.join(', ') }),
      words: ({ text }) => `GO no longer fires ${text ?? ''} on its desk`,
    },
  ),
  /** Done by a bridge: a house desk fired a cue, at this event's moment. */
  defineAct('desk-fired', deskFireSchema.entries, {
    ...heardFromBridges,
    refuse: (state, { department }) =>
      departmentOf(sheetOf(state), department) ? undefined : 'unknown-department',
    apply(state, act, atMs) {
      const cue = cueOfDesk(state, act);
      const cueIds = cue ? [cue.id] : [];
      const called = withCalls(callingOf(state), cueIds, () => ({ firedAtMs: atMs }));
      const houseDesks = withFired(houseDesksOf(state), act, atMs);
      return withCalling(state, { ...called, houseDesks });
    },
    line(act, { before, atMs }) {
      const { text, isInOrder } = firedText(before, act, atMs);
      return { text, isOn: isInOrder };
    },
    words: ({ text }) => `Fired on ${text ?? ''}`,
  }),
  /** Done by a bridge: the outcome of a GO for an armed department. */
  defineAct('desk-answered', deskReplySchema.entries, {
    ...heardFromBridges,
    refuse(state, { department, cueId, goAtMs }) {
      const cue = sheetOf(state).cues.find(({ id }) => id === cueId);
      if (cue?.department !== department) return 'unknown-cue';
      return callOf(callingOf(state), cueId)?.goAtMs === goAtMs ? undefined : 'no-change';
    },
    apply: (state, act, atMs) => withHouseDesks(state, withAnswer(houseDesksOf(state), act, atMs)),
    line: (act, { before }) => ({ text: answerText(before, act), isOn: act.answer === 'sent' }),
    words: ({ text, isOn }) => `${isOn ? 'Sent' : 'Not sent'} to its desk: ${text ?? ''}`,
  }),
];

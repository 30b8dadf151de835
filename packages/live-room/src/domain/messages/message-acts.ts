import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import {
  byControllers,
  defineAct,
  forAskers,
  forDesks,
  type LineDetail,
  type ActStep,
} from '../rules/define-act';
import { dueExpiry, messageEndOf, messageExpirySchema, withShownMessage } from './message-expiry';
import { ownPresets, presetsOf } from './message-presets';
import { isShowable, messageTextSchema, withMessage } from './messages';
import { needsMessage } from '../rules/needs';
import type { Refusal } from '../rules/refusals';
import { PRESETS_MAX, type RoomMessage, type RoomState } from '../state/room-schema';
import { screenIdsSchema } from '../state/screen-settings';
import { screensText } from './screen-text';

const ofMessage = { messageId: idSchema };
const newMessage = { ...ofMessage, text: messageTextSchema };

interface Written {
  readonly messageId: string;
  readonly text: string;
  readonly to?: string[];
}

/** Returns the effect that adds a message, which no screen shows yet. */
const writes =
  (source: RoomMessage['source']) =>
  (state: RoomState, { messageId: id, text, to }: Written, atMs: number): RoomState => {
    const message = { id, text, source, atMs, ...(to && { to }) };
    return { ...state, messages: withMessage(state.messages, message, state.shownMessageId) };
  };

function needsNewMessage(state: RoomState, act: { readonly messageId: string }) {
  return needsMessage(state, act) ? undefined : 'id-taken';
}

/** Refuses a decision about an unknown question, or one that would change nothing. */
const needsQuestion =
  (moderation: NonNullable<RoomMessage['moderation']>) =>
  ({ messages }: RoomState, { messageId }: { readonly messageId: string }): Refusal | undefined => {
    const question = messages.find(({ id }) => id === messageId);
    if (question?.source !== 'question') return 'unknown-message';
    return question.moderation === moderation ? 'no-change' : undefined;
  };

/** Returns the effect of a decision about a question. A hidden one leaves the viewers. */
const decides =
  (moderation: NonNullable<RoomMessage['moderation']>) =>
  (state: RoomState, { messageId }: { readonly messageId: string }): RoomState => {
    const isTakenOff = moderation === 'hidden' && state.shownMessageId === messageId;
    const messages = state.messages.map((message) =>
      message.id === messageId ? { ...message, moderation } : message,
    );
    return { ...(isTakenOff ? withShownMessage(state, null) : state), messages };
  };

/** Details of a line about a message: its text. */
const messageLine = (
  { messageId }: { readonly messageId: string },
  { before }: ActStep,
): LineDetail => ({
  text: before.messages.find(({ id }) => id === messageId)?.text ?? null,
});

/** The acts on messages, questions and presets. */
export const messageActs = [
  /** Sends a message. `to` lists the screens for which it is meant; absent for all. */
  defineAct(
    'send-message',
    { ...newMessage, to: v.exactOptional(screenIdsSchema) },
    {
      ...forDesks,
      // The act that shows a message repeats this one for windows that may not have the message.
      refuse(state, { messageId, text, to }) {
        const known = state.messages.find(({ id }) => id === messageId);
        const isSame = known?.text === text && String(known.to) === String(to);
        return known && (isSame ? 'no-change' : 'id-taken');
      },
      apply: writes('room'),
      line: ({ text, to }, { before }) =>
        to === undefined ? { text } : { text, to: screensText(before, to) },
      words: ({ text, to }) =>
        to === undefined ? `Message: ${text ?? ''}` : `Message to ${to}: ${text ?? ''}`,
    },
  ),
  /** Sends a note between desks, which no screen shows. */
  defineAct('send-desk-note', newMessage, {
    doneBy: ['controller', 'deputy'],
    audience: 'desks',
    refuse: needsNewMessage,
    apply: writes('desk'),
    words: ({ text }) => `Message to the desks: ${text ?? ''}`,
  }),
  /** Sends a question from the ask page. */
  defineAct('ask', newMessage, {
    doneBy: ['controller', 'ask'],
    audience: 'askers',
    isSingle: true,
    refuse: needsNewMessage,
    apply: writes('question'),
    words: ({ text }) => `Question: ${text ?? ''}`,
  }),
  /** Accepts a question, which may then be shown, even if it was hidden before. */
  defineAct('accept-question', ofMessage, {
    ...forAskers,
    refuse: needsQuestion('accepted'),
    apply: decides('accepted'),
    line: messageLine,
    words: ({ text }) => `Question accepted: ${text ?? ''}`,
  }),
  /** Hides a question. It stays in the list, and can be accepted later. */
  defineAct('hide-question', ofMessage, {
    ...forAskers,
    refuse: needsQuestion('hidden'),
    apply: decides('hidden'),
    line: messageLine,
    words: ({ text }) => `Question hidden: ${text ?? ''}`,
  }),
  defineAct('remove-message', ofMessage, {
    ...byControllers,
    refuse: needsMessage,
    apply: (state, { messageId }) => ({
      ...(state.shownMessageId === messageId ? withShownMessage(state, null) : state),
      messages: state.messages.filter(({ id }) => id !== messageId),
    }),
    line: messageLine,
    words: ({ text }) => `Message removed: ${text ?? ''}`,
  }),
  defineAct(
    'show-message',
    { ...ofMessage, until: v.exactOptional(messageExpirySchema) },
    {
      ...byControllers,
      refuse(state, { messageId, until }) {
        const message = state.messages.find(({ id }) => id === messageId);
        if (!message || !isShowable(message)) return 'unknown-message';
        const isSame = state.shownMessageId === messageId && !until && !state.shownMessageUntil;
        return isSame ? 'already-shown' : undefined;
      },
      apply: (state, { messageId, until }, atMs) =>
        withShownMessage(state, messageId, until && messageEndOf(until, atMs)),
      line: messageLine,
      words: ({ text }) => `Shown to viewers: ${text ?? ''}`,
    },
  ),
  /** Clears the shown message automatically when its time is over, at this event's moment. */
  defineAct('expire-message', ofMessage, {
    ...byControllers,
    isSingle: true,
    isAutomatic: true,
    refuse(state, { messageId }, atMs) {
      const due = dueExpiry(state);
      return due?.messageId === messageId && due.atMs === atMs ? undefined : 'no-change';
    },
    apply: (state) => withShownMessage(state, null),
    line: messageLine,
    words: ({ text }) => `Message cleared, its time was up: ${text ?? ''}`,
  }),
  /** Saves a message that can then be written again by one press. */
  defineAct(
    'add-preset',
    { text: messageTextSchema },
    {
      ...forDesks,
      refuse(state, { text }) {
        if (presetsOf(state).includes(text)) return 'no-change';
        return ownPresets(state).length >= PRESETS_MAX ? 'too-many-presets' : undefined;
      },
      apply: (state, { text }) => ({ ...state, messagePresets: [...ownPresets(state), text] }),
      words: ({ text }) => `Preset saved: ${text ?? ''}`,
    },
  ),
  defineAct(
    'remove-preset',
    { text: messageTextSchema },
    {
      ...forDesks,
      refuse: (state, { text }) => (ownPresets(state).includes(text) ? undefined : 'no-change'),
      apply: (state, { text }) => ({
        ...state,
        messagePresets: ownPresets(state).filter((preset) => preset !== text),
      }),
      words: ({ text }) => `Preset removed: ${text ?? ''}`,
    },
  ),
  /** Takes the shown message off the viewers. */
  defineAct(
    'clear-message',
    {},
    {
      ...byControllers,
      refuse: (state) => (state.shownMessageId === null ? 'nothing-shown' : undefined),
      apply: (state) => withShownMessage(state, null),
      words: () => 'Message cleared from viewers',
    },
  ),
];

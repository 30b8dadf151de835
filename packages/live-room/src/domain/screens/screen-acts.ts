import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { type ActStep, byControllers, defineAct, type LineDetail } from '../rules/define-act';
import { messageEndOf, messageExpirySchema } from '../messages/message-expiry';
import { isShowable } from '../messages/messages';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import { timerOf } from '../state/room-state';
import {
  brightnessSchema,
  SCREEN_BRIGHTNESS,
  type ScreenSetting,
  screenIdsSchema,
  screenNameSchema,
  screenPartsSchema,
  SCREENS_MAX,
} from '../state/screen-settings';
import { screensText } from '../messages/screen-text';
import { type ChangeScreen, screensOf, withoutScreenMessages, withScreens } from './screens';
import { OPTIONAL_PARTS } from '../state/viewer-settings';

const ofScreens = { screenIds: screenIdsSchema };

interface OfScreens {
  readonly screenIds: readonly string[];
}

/** Refuses settings that change nothing, or of too many screens. */
function needsRoom(state: RoomState, next: RoomState): Refusal | undefined {
  const screens = screensOf(next);
  if (screens.length > SCREENS_MAX) return 'too-many-screens';
  return JSON.stringify(screens) === JSON.stringify(screensOf(state)) ? 'no-change' : undefined;
}

/**
 * Returns the common parts of acts on several screens.
 *
 * @param change of each screen's setting
 */
const onScreens = <Act extends OfScreens>(change: (act: Act) => ChangeScreen) => ({
  ...byControllers,
  refuse: (state: RoomState, act: Act): Refusal | undefined =>
    needsRoom(state, withScreens(state, act.screenIds, change(act))),
  apply: (state: RoomState, act: Act): RoomState => withScreens(state, act.screenIds, change(act)),
  line: ({ screenIds }: Act, { before }: ActStep): LineDetail => ({
    text: screensText(before, screenIds),
  }),
});

const assigning = onScreens<OfScreens & { readonly timerId: string | null }>(
  ({ timerId }) =>
    ({ timerId: _before, ...rest }) =>
      timerId === null ? rest : { ...rest, timerId },
);

const choosing = onScreens<
  OfScreens & { readonly parts: readonly (typeof OPTIONAL_PARTS)[number][] | null }
>(({ parts }) => ({ parts: _before, ...rest }) => {
  if (parts === null) return rest;
  return { ...rest, parts: OPTIONAL_PARTS.filter((part) => parts.includes(part)) };
});

const withMessageOn = (
  state: RoomState,
  {
    screenIds,
    messageId,
    until,
  }: OfScreens & {
    readonly messageId: string | null;
    readonly until?: v.InferOutput<typeof messageExpirySchema>;
  },
  atMs: number,
): RoomState => {
  if (messageId === null) return withoutScreenMessages(state, screenIds);
  return withScreens(state, screenIds, ({ messageUntil: _before, ...rest }) => ({
    ...rest,
    messageId,
    ...(until && { messageUntil: messageEndOf(until, atMs) }),
  }));
};

/** The acts on single screens. */
export const screenActs = [
  /** Sets the name and the group of a screen; null for none. */
  defineAct(
    'name-screen',
    {
      screenId: idSchema,
      name: v.nullable(screenNameSchema),
      group: v.nullable(screenNameSchema),
    },
    {
      ...byControllers,
      refuse: (state, act) => needsRoom(state, withScreens(state, [act.screenId], named(act))),
      apply: (state, act) => withScreens(state, [act.screenId], named(act)),
      line: ({ name }) => ({ text: name }),
      words: ({ text }) => (text === null ? 'Name of a screen removed' : `Screen named ${text}`),
    },
  ),
  /** Makes screens show a timer of their own instead of the one on air; null ends this. */
  defineAct(
    'assign-timer',
    { ...ofScreens, timerId: v.nullable(idSchema) },
    {
      ...assigning,
      refuse: (state, act) =>
        act.timerId !== null && !timerOf(state, act.timerId)
          ? 'unknown-timer'
          : assigning.refuse(state, act),
      words: ({ text, timer }, name) => `${text ?? ''}: shows ${timer ? name : 'the live timer'}`,
    },
  ),
  defineAct(
    'blackout-screens',
    { ...ofScreens, isOn: v.boolean() },
    {
      ...onScreens(
        ({ isOn }) =>
          ({ isBlackout: _before, ...rest }) =>
            isOn ? { ...rest, isBlackout: true } : rest,
      ),
      words: ({ text, isOn }) =>
        isOn ? `Blackout on ${text ?? ''}` : `Blackout lifted on ${text ?? ''}`,
    },
  ),
  defineAct(
    'dim-screens',
    { ...ofScreens, brightness: brightnessSchema },
    {
      ...onScreens(
        ({ brightness }) =>
          ({ brightness: _before, ...rest }) =>
            brightness === SCREEN_BRIGHTNESS.max ? rest : { ...rest, brightness },
      ),
      words: ({ text }) => `Brightness changed on ${text ?? ''}`,
    },
  ),
  /** Makes screens show parts of their own beside the figure; null returns to the room's parts. */
  defineAct(
    'choose-screen-parts',
    { ...ofScreens, parts: v.nullable(screenPartsSchema) },
    {
      ...choosing,
      line: (act, step) => ({ ...choosing.line(act, step), isOn: act.parts !== null }),
      words: ({ text, isOn }) =>
        isOn ? `Parts chosen on ${text ?? ''}` : `${text ?? ''} like all viewers again`,
    },
  ),
  /** Makes screens show a message of their own instead of the room's; null ends this. */
  defineAct(
    'message-screens',
    {
      ...ofScreens,
      messageId: v.nullable(idSchema),
      until: v.exactOptional(messageExpirySchema),
    },
    {
      ...byControllers,
      refuse(state, act, atMs) {
        if (act.messageId !== null) {
          const message = state.messages.find(({ id }) => id === act.messageId);
          if (!message || !isShowable(message)) return 'unknown-message';
        }
        return needsRoom(state, withMessageOn(state, act, atMs));
      },
      apply: withMessageOn,
      line: ({ screenIds, messageId }, { before }) => ({
        text: screensText(before, screenIds),
        isOn: messageId !== null,
      }),
      words: ({ text, isOn }) =>
        isOn ? `Message shown on ${text ?? ''}` : `Message cleared on ${text ?? ''}`,
    },
  ),
];

/** Returns the change that names a screen. */
function named({
  name,
  group,
}: {
  readonly name: string | null;
  readonly group: string | null;
}): ChangeScreen {
  return ({ name: _name, group: _group, ...rest }): Omit<ScreenSetting, 'id'> => ({
    ...rest,
    ...(name !== null && { name }),
    ...(group !== null && { group }),
  });
}

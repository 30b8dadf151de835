import type { CommandOf } from './commands';
import { messageEndOf } from './message-expiry';
import { isShowable } from './messages';
import type { Refusal } from './refusals';
import type { RoomState } from './room-schema';
import { timerOf } from './room-state';
import { OPTIONAL_PARTS, type OptionalPart, type ViewerSettings } from './viewer-settings';
import { SCREEN_BRIGHTNESS, type ScreenSetting, SCREENS_MAX } from './screen-settings';

/*
 * Settings with which single screens differ from all viewers. A screen has a lasting id. A screen
 * without settings is not in the room's state. The roster, not the state, lists the connected
 * screens.
 */

type ScreenAct = CommandOf<
  | 'name-screen'
  | 'assign-timer'
  | 'blackout-screens'
  | 'dim-screens'
  | 'choose-screen-parts'
  | 'message-screens'
>;

const NO_SCREENS: readonly ScreenSetting[] = [];

const screensOf = ({ screens }: Pick<RoomState, 'screens'>): readonly ScreenSetting[] =>
  screens ?? NO_SCREENS;

export function screenSettingOf(
  state: Pick<RoomState, 'screens'>,
  screenId: string | undefined,
): ScreenSetting | undefined {
  return screensOf(state).find(({ id }) => id === screenId);
}

/** Returns the groups of the screens, sorted by name. */
export function screenGroups(state: Pick<RoomState, 'screens'>): string[] {
  return [...new Set(screensOf(state).flatMap(({ group }) => group ?? []))].toSorted();
}

/** Returns the brightness of a screen in percent. */
export function brightnessOf(setting: ScreenSetting | undefined): number {
  return setting?.brightness ?? SCREEN_BRIGHTNESS.max;
}

/** Returns the ids of the screens to which an act applies. */
export function screenIdsOf(act: ScreenAct): readonly string[] {
  return act.type === 'name-screen' ? [act.screenId] : act.screenIds;
}

type Setting = Omit<ScreenSetting, 'id'>;

function changed(setting: Setting, act: ScreenAct, atMs: number): Setting {
  switch (act.type) {
    case 'name-screen': {
      const { name: _name, group: _group, ...rest } = setting;
      const { name, group } = act;
      return { ...rest, ...(name !== null && { name }), ...(group !== null && { group }) };
    }
    case 'assign-timer': {
      const { timerId: _before, ...rest } = setting;
      return act.timerId === null ? rest : { ...rest, timerId: act.timerId };
    }
    case 'blackout-screens': {
      const { isBlackout: _before, ...rest } = setting;
      return act.isOn ? { ...rest, isBlackout: true } : rest;
    }
    case 'dim-screens': {
      const { brightness: _before, ...rest } = setting;
      const { brightness } = act;
      return brightness === SCREEN_BRIGHTNESS.max ? rest : { ...rest, brightness };
    }
    case 'choose-screen-parts': {
      const { parts: _before, ...rest } = setting;
      const { parts } = act;
      if (parts === null) return rest;
      return { ...rest, parts: OPTIONAL_PARTS.filter((part) => parts.includes(part)) };
    }
    case 'message-screens': {
      const { messageId: _before, messageUntil: _until, ...rest } = setting;
      const { messageId, until } = act;
      if (messageId === null) return rest;
      return { ...rest, messageId, ...(until && { messageUntil: messageEndOf(until, atMs) }) };
    }
  }
}

/**
 * Returns the room with the settings of its screens after an act; screens without settings are left
 * out.
 */
export function withScreens(state: RoomState, act: ScreenAct, atMs: number): RoomState {
  const ids = screenIdsOf(act);
  const known = screensOf(state);
  const added = ids.filter((id) => !known.some((screen) => screen.id === id));
  const screens = [...known, ...added.map((id) => ({ id }))].flatMap((screen): ScreenSetting[] => {
    if (!ids.includes(screen.id)) return [screen];
    const { id, ...setting } = screen;
    const next = changed(setting, act, atMs);
    return Object.keys(next).length === 0 ? [] : [{ id, ...next }];
  });
  const { screens: _before, ...rest } = state;
  return screens.length === 0 ? rest : { ...rest, screens };
}

/**
 * Returns why an act on screens is refused, or would change nothing.
 * @returns undefined where it is allowed
 */
export function screensRefusal(
  state: RoomState,
  act: ScreenAct,
  atMs: number,
): Refusal | undefined {
  if (act.type === 'assign-timer' && act.timerId !== null && !timerOf(state, act.timerId))
    return 'unknown-timer';
  if (act.type === 'message-screens' && act.messageId !== null) {
    const message = state.messages.find(({ id }) => id === act.messageId);
    if (!message || !isShowable(message)) return 'unknown-message';
  }
  const next = withScreens(state, act, atMs).screens ?? NO_SCREENS;
  if (next.length > SCREENS_MAX) return 'too-many-screens';
  return JSON.stringify(next) === JSON.stringify(screensOf(state)) ? 'no-change' : undefined;
}

/**
 * Returns the room after a start in the sequence, without messages of single screens that stay only
 * until then.
 */
export function withoutScreenMessagesUntilStart(state: RoomState): RoomState {
  const isOver = ({ messageUntil }: ScreenSetting) => messageUntil?.kind === 'next-start';
  const screenIds = screensOf(state)
    .filter(isOver)
    .map(({ id }) => id);
  if (screenIds.length === 0) return state;
  return withScreens(state, { type: 'message-screens', screenIds, messageId: null }, 0);
}

/** Whether the time of a screen's own message is over, at a moment of the room's time. */
export function isOwnMessageOver(setting: ScreenSetting | undefined, nowMs: number): boolean {
  const until = setting?.messageUntil;
  return until?.kind === 'moment' && nowMs >= until.atMs;
}

/** Whether one of these screens shows this message as its own, at a moment of the room's time. */
export function isOnScreens(
  state: Pick<RoomState, 'screens'>,
  screenIds: readonly string[],
  messageId: string,
  nowMs: number,
): boolean {
  return screenIds.some((id) => {
    const setting = screenSettingOf(state, id);
    return setting?.messageId === messageId && !isOwnMessageOver(setting, nowMs);
  });
}

function partsOnScreen(
  parts: ViewerSettings['parts'],
  shown: readonly OptionalPart[],
): ViewerSettings['parts'] {
  const isShown = (part: OptionalPart) => shown.includes(part);
  return { ...parts, ...Object.fromEntries(OPTIONAL_PARTS.map((part) => [part, isShown(part)])) };
}

/**
 * Returns the room as one screen shows it. Settings that refer to removed timers or messages are
 * ignored. A blackout of the room applies to each screen.
 * @param isMessageOver whether the time of the screen's own message is over: see `isOwnMessageOver`
 */
export function stateOnScreen(
  state: RoomState,
  screenId: string | undefined,
  isMessageOver: boolean,
): RoomState {
  const setting = screenSettingOf(state, screenId);
  if (!setting) return state;
  const { timerId, messageId, isBlackout, parts } = setting;
  const hasMessage = !isMessageOver && state.messages.some(({ id }) => id === messageId);
  return {
    ...state,
    ...(timerId !== undefined && timerOf(state, timerId) && { selectedTimerId: timerId }),
    ...(hasMessage && messageId !== undefined && { shownMessageId: messageId }),
    ...(isBlackout && { isBlackout }),
    ...(parts && { viewer: { ...state.viewer, parts: partsOnScreen(state.viewer.parts, parts) } }),
  };
}

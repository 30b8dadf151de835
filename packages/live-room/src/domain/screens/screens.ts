import type { RoomState } from '../state/room-schema';
import { timerOf } from '../state/room-state';
import { OPTIONAL_PARTS, type OptionalPart, type ViewerSettings } from '../state/viewer-settings';
import { SCREEN_BRIGHTNESS, type ScreenSetting } from '../state/screen-settings';

/*
 * Settings with which single screens differ from all viewers. A screen has a lasting id. A screen
 * without settings is not in the room's state. The roster, not the state, lists the connected
 * screens.
 */

const NO_SCREENS: readonly ScreenSetting[] = [];

export const screensOf = ({ screens }: Pick<RoomState, 'screens'>): readonly ScreenSetting[] =>
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

/** Returns the changed setting of a screen. */
export type ChangeScreen = (setting: Omit<ScreenSetting, 'id'>) => Omit<ScreenSetting, 'id'>;

/** Returns the room with changed settings of screens; screens without settings are left out. */
export function withScreens(
  state: RoomState,
  ids: readonly string[],
  change: ChangeScreen,
): RoomState {
  const known = screensOf(state);
  const added = ids.filter((id) => !known.some((screen) => screen.id === id));
  const screens = [...known, ...added.map((id) => ({ id }))].flatMap((screen): ScreenSetting[] => {
    if (!ids.includes(screen.id)) return [screen];
    const { id, ...setting } = screen;
    const next = change(setting);
    return Object.keys(next).length === 0 ? [] : [{ id, ...next }];
  });
  const { screens: _before, ...rest } = state;
  return screens.length === 0 ? rest : { ...rest, screens };
}

/** Returns the room with the room's message on these screens, instead of one of their own. */
export function withoutScreenMessages(state: RoomState, ids: readonly string[]): RoomState {
  return withScreens(state, ids, ({ messageId: _id, messageUntil: _until, ...rest }) => rest);
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
  return withoutScreenMessages(state, screenIds);
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

import { describe, expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, buildState, CURTAIN_MS } from '../../testing/builders';
import type { Act } from '../event-log/event';
import { describeLine } from '../event-log/log-line-text';
import { apply, type Command, refusalOf } from '../acts/acts';
import type { RoomState } from '../state/room-schema';
import { viewerLayout } from '../state/room-state';
import type { ScreenSetting } from '../state/screen-settings';
import {
  isOnScreens,
  isOwnMessageOver,
  screenGroups,
  screenSettingOf,
  stateOnScreen,
} from './screens';

const SECOND = 1_000;
const named = (screenId: string, name: string | null, group: string | null = null): Command => ({
  type: 'name-screen',
  screenId,
  name,
  group,
});
const message = { id: 'm1', text: 'Places', source: 'room', atMs: CURTAIN_MS } as const;
const left: ScreenSetting = { id: 'left', name: 'Stage left', group: 'Stage' };
const screenIds = ['left', 'booth'];

const after = (overrides: Partial<RoomState>, ...acts: readonly Command[]): RoomState =>
  acts.reduce(
    (state, act) => apply(state, act, CURTAIN_MS),
    buildState({ messages: [message], ...overrides }),
  );

describe('the setting of a screen', () => {
  test.each<[string, Command[], RoomState['screens']]>([
    ['a name and a group', [named('left', 'Stage left', 'Stage')], [left]],
    ['another name', [named('left', 'Wings'), named('left', 'Stage left', 'Stage')], [left]],
    [
      'nothing, once its name is taken away',
      [named('left', 'Wings'), named('left', null)],
      undefined,
    ],
    [
      'a timer of its own, for two screens at once',
      [named('left', 'Stage left', 'Stage'), { type: 'assign-timer', screenIds, timerId: 'act-2' }],
      [
        { ...left, timerId: 'act-2' },
        { id: 'booth', timerId: 'act-2' },
      ],
    ],
    [
      'a blackout and less light, both removed again',
      [
        { type: 'blackout-screens', screenIds, isOn: true },
        { type: 'dim-screens', screenIds, brightness: 40 },
        { type: 'blackout-screens', screenIds: ['left'], isOn: false },
        { type: 'dim-screens', screenIds: ['left'], brightness: 100 },
      ],
      [{ id: 'booth', isBlackout: true, brightness: 40 }],
    ],
    [
      'parts of its own in their order, and again those of all viewers',
      [
        { type: 'choose-screen-parts', screenIds, parts: ['clock', 'message'] },
        { type: 'choose-screen-parts', screenIds: ['left'], parts: null },
      ],
      [{ id: 'booth', parts: ['message', 'clock'] }],
    ],
    [
      'a message for two minutes',
      [
        {
          type: 'message-screens',
          screenIds: ['left'],
          messageId: 'm1',
          until: { kind: 'after', ms: 120 * SECOND },
        },
      ],
      [
        {
          id: 'left',
          messageId: 'm1',
          messageUntil: { kind: 'moment', atMs: CURTAIN_MS + 120 * SECOND },
        },
      ],
    ],
    [
      'cleared of a message until the next start after that start',
      [
        { type: 'message-screens', screenIds, messageId: 'm1', until: { kind: 'next-start' } },
        { type: 'go', timerId: 'act-2', isRepeat: false },
      ],
      undefined,
    ],
  ])('is %s', (_, acts, expected) => {
    expect(after({}, ...acts).screens).toEqual(expected);
  });

  test('contributes its group, listed once and sorted by name', () => {
    const screens = [left, { id: 'a', group: 'House' }, { id: 'b', group: 'Stage' }, { id: 'c' }];
    expect(screenGroups({ screens })).toEqual(['House', 'Stage']);
  });
});

test.each<[string, Command, string | undefined]>([
  ['to a removed timer', { type: 'assign-timer', screenIds, timerId: 'gone' }, 'unknown-timer'],
  ['to an existing timer', { type: 'assign-timer', screenIds, timerId: 'act-2' }, undefined],
  [
    'to the parts of all viewers again',
    { type: 'choose-screen-parts', screenIds, parts: null },
    'no-change',
  ],
  ['to the timer that it shows', { type: 'assign-timer', screenIds, timerId: null }, 'no-change'],
  [
    'to an unknown message',
    { type: 'message-screens', screenIds, messageId: 'no' },
    'unknown-message',
  ],
  ['beyond the maximum', named('one-more', 'One more'), 'too-many-screens'],
])('setting a screen %s: %s', (_, act, refusal) => {
  const screens = Array.from({ length: 50 }, (_unused, index) => ({
    id: index === 0 ? 'left' : index === 1 ? 'booth' : `s${index}`,
    name: `Screen ${index}`,
  }));
  expect(refusalOf(buildState({ screens, messages: [message] }), act, CURTAIN_MS)).toBe(refusal);
});

describe('a screen shows', () => {
  const shown = (setting: Omit<ScreenSetting, 'id'>, overrides: Partial<RoomState> = {}) => {
    const state = buildState({
      messages: [message, { ...message, id: 'm2', text: 'Hold' }],
      shownMessageId: 'm2',
      screens: [{ id: 'left', ...setting }],
      ...overrides,
    });
    const own = screenSettingOf(state, 'left');
    const onScreen = stateOnScreen(state, 'left', isOwnMessageOver(own, CURTAIN_MS));
    return [onScreen.selectedTimerId, onScreen.shownMessageId, viewerLayout(onScreen)];
  };

  test.each<[string, Omit<ScreenSetting, 'id'>, Partial<RoomState>, unknown[]]>([
    ['the same as all viewers', { name: 'Stage left' }, {}, ['timer-1', 'm2', 'message']],
    ['its own timer', { timerId: 'act-2' }, {}, ['act-2', 'm2', 'message']],
    [
      'the timer on air once its own is removed',
      { timerId: 'gone' },
      {},
      ['timer-1', 'm2', 'message'],
    ],
    ['its own message', { messageId: 'm1' }, {}, ['timer-1', 'm1', 'message']],
    [
      'the room’s message once its own is over',
      { messageId: 'm1', messageUntil: { kind: 'moment', atMs: CURTAIN_MS } },
      {},
      ['timer-1', 'm2', 'message'],
    ],
    ['its own blackout', { isBlackout: true }, {}, ['timer-1', 'm2', 'blackout']],
    ['a blackout of the room', {}, { isBlackout: true }, ['timer-1', 'm2', 'blackout']],
  ])('%s', (_, setting, overrides, expected) => {
    expect(shown(setting, overrides)).toEqual(expected);
  });

  test('the figure with its own parts, even if all viewers show other parts', () => {
    const state = buildState({ screens: [{ id: 'left', parts: ['clock'] }] });
    expect(state.viewer.parts).toMatchObject({ name: true, clock: false, overrun: true });
    expect(stateOnScreen(state, 'left', false).viewer.parts).toEqual({
      name: false,
      progress: false,
      endAndNext: false,
      ring: false,
      overrun: true,
      message: false,
      clock: true,
    });
    expect(stateOnScreen(state, 'booth', false).viewer).toBe(state.viewer);
  });

  test('the same state object if it has no settings', () => {
    const state = buildState({ screens: [left] });
    expect(stateOnScreen(state, 'booth', false)).toBe(state);
    expect(stateOnScreen(state, undefined, false)).toBe(state);
  });
});

test('a message stays on its screens until its time is over there, or another message replaces it', () => {
  const at = CURTAIN_MS + 120 * SECOND;
  const until = { kind: 'after', ms: 120 * SECOND } as const;
  const state = after({}, { type: 'message-screens', screenIds, messageId: 'm1', until });
  expect(isOnScreens(state, screenIds, 'm1', at - 1)).toBe(true);
  expect(isOnScreens(state, screenIds, 'm1', at)).toBe(false);
  expect(isOnScreens(state, screenIds, 'm2', at - 1)).toBe(false);
  expect(isOnScreens(state, ['foyer'], 'm1', at - 1)).toBe(false);
});

test.each<[Act, string]>([
  [named('booth', 'Booth'), 'Screen named Booth'],
  [{ type: 'assign-timer', screenIds, timerId: 'act-2' }, 'Stage left, a screen: shows Act 2'],
  [{ type: 'blackout-screens', screenIds: ['left'], isOn: true }, 'Blackout on Stage left'],
  [
    { type: 'dim-screens', screenIds, brightness: 20 },
    'Brightness changed on Stage left, a screen',
  ],
  [
    { type: 'choose-screen-parts', screenIds, parts: ['clock'] },
    'Parts chosen on Stage left, a screen',
  ],
  [
    { type: 'message-screens', screenIds, messageId: 'm1' },
    'Message shown on Stage left, a screen',
  ],
  [
    { type: 'send-message', messageId: 'm2', text: 'Beginners', to: screenIds },
    'Message to Stage left, a screen: Beginners',
  ],
])('the log names the screens: %j', (act, text) => {
  const { log } = buildEventLog([
    [0, named('left', 'Stage left')],
    [1, { type: 'send-message', messageId: 'm1', text: 'Places' }],
    [2, act],
  ]);
  const line = linesOf(log).at(-1);
  expect(line && describeLine(line, '24-hour').replaceAll(/[\u2068\u2069]/gu, '')).toBe(text);
  expect(stateOf(log).screens?.[0]?.name).toBe('Stage left');
});

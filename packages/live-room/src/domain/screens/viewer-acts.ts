import * as v from 'valibot';
import { allowed, byControllers, defineAct } from '../rules/define-act';
import { isCoolingDown } from './flash';
import { viewerChangeSchema } from '../state/viewer-settings';

/** The acts on all viewers. */
export const viewerActs = [
  defineAct(
    'focus',
    { isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { isOn }) => (state.isFocused === isOn ? 'no-change' : undefined),
      apply: (state, { isOn }) => ({ ...state, isFocused: isOn }),
      words: ({ isOn }) => (isOn ? 'Focus on the message' : 'Focus off'),
    },
  ),
  defineAct(
    'flash',
    {},
    {
      ...byControllers,
      refuse: (state, _, atMs) => (isCoolingDown(state.flash, atMs) ? 'flash-cooldown' : undefined),
      apply: (state, _, atMs) => ({ ...state, flash: { atMs } }),
      words: () => 'Flash',
    },
  ),
  defineAct(
    'blackout',
    { isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { isOn }) => (state.isBlackout === isOn ? 'no-change' : undefined),
      apply: (state, { isOn }) => ({ ...state, isBlackout: isOn }),
      words: ({ isOn }) => (isOn ? 'Blackout' : 'Blackout lifted'),
    },
  ),
  defineAct(
    'customize',
    { viewer: viewerChangeSchema },
    {
      ...byControllers,
      refuse: allowed,
      apply: (state, { viewer }) => ({
        ...state,
        viewer: { ...viewer, parts: { ...state.viewer.parts, ...viewer.parts } },
      }),
      words: () => 'Viewer customized',
    },
  ),
];

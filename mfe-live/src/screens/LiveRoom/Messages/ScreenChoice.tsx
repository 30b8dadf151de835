import { useMemo } from 'react';
import { Select } from '@standby/shared-ui';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isSameList, useRoomSelector, useRoomState } from '@standby/room-parts/room-context';
import { useControllerView } from '../controller-context';
import { ALL_SCREENS, screenTargets } from '../Wall/screen-targets';
import { wallTiles } from '../Wall/wall-tiles';
import type { Audience } from './message-audience';

const selectScreens = ({ screens }: RoomSnapshot) => screens;

interface ScreenChoiceProps {
  readonly value: Audience;
  readonly onChange: (value: Audience) => void;
}

/**
 * Choice of one screen or a group instead of all. A screen that leaves stays selected: its message
 * waits for it, and does not go to all.
 */
export function ScreenChoice({ value, onChange }: ScreenChoiceProps) {
  const state = useRoomState();
  const screens = useRoomSelector(selectScreens, isSameList);
  const { lost } = useControllerView();
  const known = useMemo(
    () => screenTargets(state, wallTiles(state, screens, lost)),
    [state, screens, lost],
  );
  const targets = known.filter((target) => target.value !== ALL_SCREENS);
  const chosen = typeof value === 'object' ? value : undefined;
  const isGone = chosen && !targets.some((target) => target.value === chosen.value);
  const offered = isGone ? [...targets, chosen] : targets;
  return (
    <Select
      label="One screen or a group"
      labelHidden
      placeholder="Screens"
      options={offered.map((target) => ({ value: target.value, label: target.label }))}
      value={chosen?.value ?? ''}
      onChange={(next) => {
        const target = offered.find((other) => other.value === next);
        if (target) onChange(target);
      }}
    />
  );
}

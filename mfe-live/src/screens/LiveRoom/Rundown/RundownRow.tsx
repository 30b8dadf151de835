import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Play, Theater } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton, Menu } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { COLOR_NAMES, colorLetter } from '../../../domain/rundown/timer-colors';
import type { Trigger } from '@standby/live-room/domain/rundown/trigger';
import { formatDuration, timerMoveAct } from '@standby/live-room/domain/timer/timer-form';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';
import { AirMark } from '../OnAir/AirMark';
import { useAir } from '../OnAir/useAir';
import { ItemTimes, PlannedTime } from './ItemTimes';
import { Axis } from './RundownAxis.styles';
import {
  Body,
  Chip,
  Controls,
  Duration,
  Handle,
  Head,
  Name,
  Note,
  Row,
  SelectName,
} from './RundownRow.styles';
import { TriggerWords } from './TriggerWords';
import type { HandleProps } from './useRowDrag';

interface RundownRowProps {
  readonly timer: Timer;
  readonly place: number;
  readonly trigger: Trigger;
  readonly isLast: boolean;
  /** Whether the timer begins at the curtain time. */
  readonly isCurtainUp: boolean;
  readonly onEdit: (timerId: string) => void;
  readonly handleProps: HandleProps;
  readonly isDragged: boolean;
  readonly drop: 'before' | 'after' | undefined;
  /** The now-line, if it is in this row. */
  readonly children: ReactNode;
}

const ICON = { strokeWidth: 1.5, 'aria-hidden': true };

export function RundownRow(props: RundownRowProps) {
  const { timer, place, isLast, isCurtainUp, trigger, onEdit } = props;
  const { handleProps, isDragged, drop, children } = props;
  const { dispatch, deskRef } = useController();
  const room = useRoom();
  const air = useAir(timer);
  const { id, name, color, note, durationMs } = timer;
  const isSelected = useRoomSelector(({ timerId }) => timerId === id);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--minutes': durationMs / MILLIS_PER_MINUTE,
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    // The row may have moved to another place in the list, which takes the focus away.
    flushSync(() => void dispatch(timerMoveAct(room.getSnapshot().state, id, step)));
    handle.focus();
  };

  return (
    <Row style={style} data-dragged={isDragged} data-drop={drop} data-timer={id}>
      <PlannedTime place={place} />
      <Axis data-color={color ?? 'none'} />
      <Body>
        <Head>
          {color && (
            <Chip data-color={color} title={COLOR_NAMES[color]}>
              <span aria-hidden>{colorLetter(color)}</span>
              <span>{COLOR_NAMES[color]}</span>
            </Chip>
          )}
          <Name>
            <SelectName
              type="button"
              aria-current={isSelected}
              title="Select it on the desk"
              onClick={() => room.select(id)}
            >
              {name}
            </SelectName>
          </Name>
          {air !== 'off-air' && <AirMark air={air} />}
          <Duration>{formatDuration(durationMs)}</Duration>
        </Head>
        <ItemTimes place={place}>
          <TriggerWords timer={timer} trigger={trigger} />
        </ItemTimes>
        {note !== undefined && <Note>{note}</Note>}
      </Body>
      <Controls>
        <Menu
          align="end"
          finalFocus={deskRef}
          trigger={
            <IconButton label={`${isolateDirection(name)} in the rundown`}>
              <Ellipsis {...ICON} />
            </IconButton>
          }
          items={[
            {
              label: 'Start from here',
              icon: <Play {...ICON} />,
              disabled: air === 'on-air' && timer.run.phase === 'running',
              onSelect: () => dispatch({ type: 'go', timerId: id, isRepeat: false }),
            },
            {
              label: 'Colour, note, trigger',
              icon: <Pencil {...ICON} />,
              onSelect: () => onEdit(id),
            },
            {
              label: 'Curtain up here',
              icon: <Theater {...ICON} />,
              disabled: isCurtainUp,
              onSelect: () => dispatch({ type: 'set-curtain-timer', timerId: id }),
            },
            {
              label: 'Move up',
              icon: <ArrowUp {...ICON} />,
              disabled: place === 0,
              onSelect: () => dispatch(timerMoveAct(room.getSnapshot().state, id, -1)),
            },
            {
              label: 'Move down',
              icon: <ArrowDown {...ICON} />,
              disabled: isLast,
              onSelect: () => dispatch(timerMoveAct(room.getSnapshot().state, id, 1)),
            },
          ]}
        />
        <Handle
          label={`Move ${isolateDirection(name)}`}
          title="Drag, or press the up and down keys"
          aria-keyshortcuts="ArrowUp ArrowDown"
          onKeyDown={handleKeyDown}
          {...handleProps}
        >
          <GripVertical {...ICON} />
        </Handle>
      </Controls>
      {children}
    </Row>
  );
}

const STEPS: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

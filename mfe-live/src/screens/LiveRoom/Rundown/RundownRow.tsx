import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton, Menu } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { RoomState, Timer } from '../../../domain/room/room-schema';
import { COLOR_NAMES, colorLetter } from '../../../domain/rundown/timer-colors';
import type { Trigger } from '../../../domain/rundown/trigger';
import { formatDuration } from '../../../domain/timer/timer-form';
import { MILLIS_PER_MINUTE } from '../../../domain/timer/time';
import { useController } from '../controller-context';
import { ItemTimes, PlannedTime } from './ItemTimes';
import { Axis } from './RundownAxis.styles';
import {
  Body,
  Chip,
  Controls,
  Duration,
  Facts,
  Handle,
  Head,
  Name,
  Note,
  Row,
} from './RundownRow.styles';
import { TriggerWords } from './TriggerWords';
import type { RundownAt } from '../useRundown';
import type { HandleProps } from './useRowDrag';

interface RundownRowProps {
  readonly state: RoomState;
  readonly timer: Timer;
  readonly place: number;
  readonly trigger: Trigger;
  readonly rundownAt: RundownAt;
  readonly onEdit: (timerId: string) => void;
  readonly handleProps: HandleProps;
  readonly isDragged: boolean;
  readonly drop: 'before' | 'after' | undefined;
  /** The now-line, in the row where it is. */
  readonly children: ReactNode;
}

const ICON = { strokeWidth: 1.5, 'aria-hidden': true };

export function RundownRow(props: RundownRowProps) {
  const { state, timer, place, trigger, rundownAt, onEdit } = props;
  const { handleProps, isDragged, drop, children } = props;
  const { acts, attempt, deskRef } = useController();
  const { id, name, color, note, durationMs } = timer;
  const offsetMs = state.clockOffsetMs;
  const style = { '--minutes': durationMs / MILLIS_PER_MINUTE } as CSSProperties;

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    // The row may be another element's sibling by then, which takes the focus from it.
    flushSync(() => void attempt(acts.moveTimer(id, step)));
    handle.focus();
  };

  return (
    <Row style={style} data-dragged={isDragged} data-drop={drop} data-timer={id}>
      <PlannedTime place={place} offsetMs={offsetMs} rundownAt={rundownAt} />
      <Axis data-color={color ?? 'none'} />
      <Body>
        <Head>
          {color && (
            <Chip data-color={color} title={COLOR_NAMES[color]}>
              <span aria-hidden>{colorLetter(color)}</span>
              <span>{COLOR_NAMES[color]}</span>
            </Chip>
          )}
          <Name>{name}</Name>
          <Duration>{formatDuration(durationMs)}</Duration>
        </Head>
        <ItemTimes place={place} offsetMs={offsetMs} rundownAt={rundownAt} />
        <Facts>
          <TriggerWords state={state} timer={timer} trigger={trigger} />
        </Facts>
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
              label: 'Colour, note, trigger',
              icon: <Pencil {...ICON} />,
              onSelect: () => onEdit(id),
            },
            {
              label: 'Move up',
              icon: <ArrowUp {...ICON} />,
              disabled: place === 0,
              onSelect: () => attempt(acts.moveTimer(id, -1)),
            },
            {
              label: 'Move down',
              icon: <ArrowDown {...ICON} />,
              disabled: place === state.timers.length - 1,
              onSelect: () => attempt(acts.moveTimer(id, 1)),
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

import {
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  Monitor,
  Pencil,
  Repeat,
  RotateCcw,
  SkipForward,
  Square,
  Trash2,
} from 'lucide-react';
import { IconButton, Menu, type MenuItem } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { useRoom } from '@standby/room-parts/room-context';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { timerMoveAct } from '@standby/live-room/domain/timer/timer-form';
import { useController } from '../controller-context';
import { useAir } from '../OnAir/useAir';

interface TimerMenuProps {
  readonly timers: readonly Timer[];
  readonly timer: Timer;
}

/** Menu of less frequent actions on the shown timer. */
export function TimerMenu({ timers, timer }: TimerMenuProps) {
  const room = useRoom();
  const { dispatch, deskRef, open } = useController();
  const place = timers.indexOf(timer);
  const isOnAir = useAir(timer) === 'on-air';
  const isWaiting = timer.run.phase === 'idle';
  const items: MenuItem[] = [
    {
      label: 'Edit timer',
      icon: <Pencil strokeWidth={1.5} aria-hidden />,
      onSelect: () => open('edit-timer'),
    },
    {
      label: 'Show on viewers',
      description: 'Without starting it',
      icon: <Monitor strokeWidth={1.5} aria-hidden />,
      disabled: isOnAir,
      onSelect: () => dispatch({ type: 'select', timerId: timer.id }),
    },
    {
      label: 'End',
      description: isOnAir ? 'The next one goes live, and waits' : undefined,
      icon: <SkipForward strokeWidth={1.5} aria-hidden />,
      disabled: isWaiting,
      onSelect: () => dispatch({ type: 'end', timerId: timer.id }),
    },
    {
      label: 'Stop',
      description: 'It is over, and stays where it is',
      icon: <Square strokeWidth={1.5} aria-hidden />,
      disabled: isWaiting,
      onSelect: () => dispatch({ type: 'stop', timerId: timer.id }),
    },
    {
      label: 'Repeat',
      description: 'Starts it from its full time',
      icon: <Repeat strokeWidth={1.5} aria-hidden />,
      onSelect: () => dispatch({ type: 'go', timerId: timer.id, isRepeat: true }),
    },
    {
      label: 'Reset to full time',
      icon: <RotateCcw strokeWidth={1.5} aria-hidden />,
      onSelect: () => dispatch({ type: 'reset', timerId: timer.id }),
    },
    {
      label: 'Move left',
      icon: <ArrowLeft strokeWidth={1.5} aria-hidden />,
      disabled: place === 0,
      onSelect: () => dispatch(timerMoveAct(room.getSnapshot().state, timer.id, -1)),
    },
    {
      label: 'Move right',
      icon: <ArrowRight strokeWidth={1.5} aria-hidden />,
      disabled: place === timers.length - 1,
      onSelect: () => dispatch(timerMoveAct(room.getSnapshot().state, timer.id, 1)),
    },
    {
      kind: 'section',
      items: [
        {
          label: 'Remove timer',
          icon: <Trash2 strokeWidth={1.5} aria-hidden />,
          tone: 'danger',
          disabled: timers.length === 1,
          onSelect: () =>
            timer.run.phase === 'running'
              ? open('remove-timer')
              : dispatch({ type: 'remove-timer', timerId: timer.id }),
        },
      ],
    },
  ];
  return (
    <Menu
      align="end"
      finalFocus={deskRef}
      trigger={
        <IconButton label={`${isolateDirection(timer.name)} options`}>
          <Ellipsis strokeWidth={1.5} aria-hidden />
        </IconButton>
      }
      items={items}
    />
  );
}

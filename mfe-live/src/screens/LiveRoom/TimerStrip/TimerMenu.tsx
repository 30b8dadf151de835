import { ArrowLeft, ArrowRight, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { IconButton, Menu, type MenuItem } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { Timer } from '../../../domain/room/room-schema';
import { useController } from '../controller-context';

interface TimerMenuProps {
  readonly timers: readonly Timer[];
  readonly timer: Timer;
}

/** What is done to the shown timer now and then. */
export function TimerMenu({ timers, timer }: TimerMenuProps) {
  const { acts, attempt, deskRef, open } = useController();
  const place = timers.indexOf(timer);
  const items: MenuItem[] = [
    {
      label: 'Edit timer',
      icon: <Pencil strokeWidth={1.5} aria-hidden />,
      onSelect: () => open('edit-timer'),
    },
    {
      label: 'Reset to full time',
      icon: <RotateCcw strokeWidth={1.5} aria-hidden />,
      onSelect: () => attempt(acts.reset()),
    },
    {
      label: 'Move left',
      icon: <ArrowLeft strokeWidth={1.5} aria-hidden />,
      disabled: place === 0,
      onSelect: () => attempt(acts.moveTimer(timer.id, -1)),
    },
    {
      label: 'Move right',
      icon: <ArrowRight strokeWidth={1.5} aria-hidden />,
      disabled: place === timers.length - 1,
      onSelect: () => attempt(acts.moveTimer(timer.id, 1)),
    },
    {
      kind: 'section',
      items: [
        {
          label: 'Remove timer',
          icon: <Trash2 strokeWidth={1.5} aria-hidden />,
          tone: 'danger',
          disabled: timers.length === 1,
          onSelect: () => attempt(acts.removeTimer(timer.id)),
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

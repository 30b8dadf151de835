import {
  Crosshair,
  DoorOpen,
  Locate,
  MessageSquare,
  Moon,
  Share2,
  SlidersHorizontal,
  Timer,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '@standby/shared-ui';
import { showControls, type ShowControlName } from '../../../domain/show-controls';
import { useComingSoonToast } from '../useComingSoonToast';
import * as S from './ShowControls.styles';

const icons: Readonly<Record<ShowControlName, LucideIcon>> = {
  Customize: SlidersHorizontal,
  Share: Share2,
  Timers: Timer,
  Follow: Locate,
  Blackout: Moon,
  Flash: Zap,
  Messages: MessageSquare,
  Focus: Crosshair,
  Room: DoorOpen,
};

/** Planned controls for all shows at once. */
export function ShowControls() {
  const showComingSoon = useComingSoonToast();
  return (
    <S.Controls role="list" aria-label="Show controls">
      {showControls.map(({ name, promise }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <Button
              size="small"
              variant="ghost"
              icon={<Icon strokeWidth={1.5} aria-hidden />}
              onClick={() => showComingSoon(`${name} is not here yet`, promise)}
            >
              {name}
            </Button>
          </li>
        );
      })}
    </S.Controls>
  );
}

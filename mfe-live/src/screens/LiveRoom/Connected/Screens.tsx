import { Radar } from 'lucide-react';
import { IconButton, StatusBadge, type Tone } from '@standby/shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import type { ScreenCount, ScreenStatus } from '../../../domain/peers/presence';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Hint, List, Row, Subheading, Who } from './Connected.styles';

const statuses: Record<ScreenStatus, { readonly word: string; readonly tone: Tone }> = {
  current: { word: 'Up to date', tone: 'go' },
  behind: { word: 'Catching up', tone: 'standby' },
  hidden: { word: 'In background', tone: 'neutral' },
  asleep: { word: 'Asleep', tone: 'neutral' },
  silent: { word: 'Not answering', tone: 'stop' },
};

function screenCountText({ current, total }: ScreenCount): string {
  if (total === 0) return 'No screens yet';
  return `${current} of ${total} ${total === 1 ? 'screen' : 'screens'}`;
}

/** The windows that show this room, each with what it shows by its own account. */
export function Screens({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const room = useRoom();
  const { self, screens, screenCount } = snapshot;
  return (
    <>
      <Subheading>
        Screens
        <span role="status">{screenCountText(screenCount)}</span>
      </Subheading>
      <List role="list" aria-label="Screens">
        <Row>
          <Who>
            {self.name}
            <small>This window</small>
          </Who>
        </Row>
        {screens.map(({ id, name, status }) => (
          <Row key={id}>
            <Who>{name}</Who>
            <StatusBadge tone={statuses[status].tone}>{statuses[status].word}</StatusBadge>
            <IconButton label={`Identify ${name}`} onClick={() => room.identify(id)}>
              <Radar strokeWidth={1.5} aria-hidden />
            </IconButton>
          </Row>
        ))}
      </List>
      {screenCount.total === 0 && (
        <Hint>No viewer is open. Open one here, or open its link in another window.</Hint>
      )}
    </>
  );
}

import { Banner, Button, LazyPart } from '@standby/shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { NotTaken } from '../Connection/lazy-parts';
import { clockJumpText } from './clock-jump-text';
import { Actions, Root } from './Notices.styles';
import { storageNotice } from './storage-notice';

interface NoticesProps {
  readonly snapshot: RoomSnapshot;
  /** No show has this room's id. */
  readonly isSample: boolean;
}

/** What the person must know about this room, for as long as it holds. */
export function Notices({ snapshot, isSample }: NoticesProps) {
  const room = useRoom();
  const { connection } = snapshot;
  const storage = storageNotice(snapshot.storage);
  const jump = snapshot.jump && clockJumpText(snapshot.jump);
  return (
    <Root>
      {jump && (
        <Banner
          tone="standby"
          title={jump.title}
          text={jump.text}
          action={
            <Actions>
              <Button onClick={() => room.reverseJump()}>{jump.reverse}</Button>
              <Button variant="ghost" onClick={() => room.dismissJump()}>
                {jump.keep}
              </Button>
            </Actions>
          }
        />
      )}
      {connection && connection.notTaken.length > 0 && (
        <LazyPart>
          <NotTaken lines={connection.notTaken} />
        </LazyPart>
      )}
      {storage && <Banner tone="standby" title={storage.title} text={storage.text} />}
      {isSample && (
        <Banner
          tone="info"
          title="This is a sample room."
          text="No show has this address. Everything here works and is saved in this browser."
        />
      )}
    </Root>
  );
}

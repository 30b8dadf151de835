import { Banner, Button, LazyPart, Row } from '@standby/shared-ui';
import { isSameList, useRole, useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import type { LogLine } from '@standby/live-room/domain/state/log-line';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { Elsewhere, HeldActs, LostActs, RejectedActs } from '../ConnectionStatus/lazy-parts';
import { useController, useControllerView } from '../controller-context';
import { Missing } from '../Missing/Missing';
import { LostScreens } from './LostScreens';
import { clockJumpText } from './clock-jump-text';
import { Root } from './Notices.styles';
import { storageNotice } from './storage-notice';

const NO_LINES: readonly LogLine[] = [];

const selectStorage = ({ storage }: RoomSnapshot) => storage;
const selectRejected = ({ connection }: RoomSnapshot) => connection?.rejected ?? NO_LINES;
const selectHeld = ({ held }: RoomSnapshot) => held;
const selectLostCount = ({ connection }: RoomSnapshot) => connection?.lost?.count ?? 0;
const selectElsewhere = ({ connection }: RoomSnapshot) => connection?.elsewhere ?? null;
const selectMissing = ({ connection }: RoomSnapshot) => connection?.lost?.missing ?? 0;

/** Notices that the person must see about this room, while they apply. */
export function Notices() {
  const { isSample } = useShow();
  const { isShowMode } = useControllerView().settings;
  const { focusDesk } = useController();
  const storage = storageNotice(useRoomSelector(selectStorage));
  const role = useRole();
  const rejected = useRoomSelector(selectRejected, isSameList);
  const held = useRoomSelector(selectHeld, isSameList);
  const lostCount = useRoomSelector(selectLostCount);
  const missing = useRoomSelector(selectMissing);
  const elsewhere = useRoomSelector(selectElsewhere);
  return (
    <Root>
      <LostScreens />
      {/* The show mode has a line for the same. */}
      {!isShowMode && <Missing />}
      <Locked />
      <ClockJump />
      {held.length > 0 && (
        <LazyPart>
          <HeldActs lines={held} onDecided={focusDesk} />
        </LazyPart>
      )}
      {rejected.length > 0 && (
        <LazyPart>
          <RejectedActs lines={rejected} />
        </LazyPart>
      )}
      {elsewhere !== null && (
        <LazyPart>
          <Elsewhere origin={elsewhere} />
        </LazyPart>
      )}
      {lostCount > 0 && (
        <LazyPart>
          <LostActs count={lostCount} missing={missing} />
        </LazyPart>
      )}
      {storage && <Banner tone="standby" title={storage.title} text={storage.text} />}
      {role === 'deputy' && (
        <Banner
          tone="info"
          title="This is a deputy’s desk."
          text="It gives and takes minutes, gives calls, and writes to the other desks. It shows all the rest."
        />
      )}
      {role === 'viewer' && (
        <Banner
          tone="info"
          title="You can follow this room, not change it."
          text="Your role in the organization may look only. An owner or admin can give you another one."
        />
      )}
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

const selectIsLocked = ({ isLocked }: RoomSnapshot) => isLocked;

/** Notice of a locked desk, with a button that unlocks it. */
function Locked() {
  const isLocked = useRoomSelector(selectIsLocked);
  const { changeSettings, focusDesk } = useController();
  if (!isLocked) return null;
  const handleUnlock = () => {
    changeSettings({ isLocked: false });
    focusDesk();
  };
  return (
    <Banner
      tone="info"
      title="This desk is locked."
      text="It follows the show, and no key or button changes it."
      action={<Button onClick={handleUnlock}>Unlock</Button>}
    />
  );
}

const selectJump = ({ jump }: RoomSnapshot) => jump;

function ClockJump() {
  const room = useRoom();
  const { focusDesk } = useController();
  const jump = useRoomSelector(selectJump);
  if (!jump) return null;
  const { title, text, reverse, keep } = clockJumpText(jump);
  const decide = (decision: () => void) => () => {
    decision();
    focusDesk();
  };
  return (
    <Banner
      tone="standby"
      title={title}
      text={text}
      action={
        <Row $gap={2}>
          <Button onClick={decide(() => room.jumps.takeBack())}>{reverse}</Button>
          <Button variant="ghost" onClick={decide(() => room.jumps.dismiss())}>
            {keep}
          </Button>
        </Row>
      }
    />
  );
}

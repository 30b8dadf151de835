import { DocumentTitle, LazyPart, Stack } from '@standby/shared-ui';
import { useRef } from 'react';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { followingMoments, nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import type { Room } from '@standby/live-room/client/room';
import { KeyMap } from '@standby/room-parts/key-map';
import { NightTheme } from '@standby/room-parts/night-theme';
import { NoteDialog } from '@standby/room-parts/note-dialog';
import { RoomFrame } from '@standby/room-parts/room-frame';
import { useAcknowledge } from '@standby/room-parts/room-context';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { useShow } from '@standby/room-parts/use-show';
import { MAY_SLEEP, useWakeLock } from '@standby/room-parts/use-wake-lock';
import { StreamDeck } from '@standby/room-parts/stream-deck';
import { Book } from './Book';
import { Desk, Main, Root, Top } from './Call.styles';
import { CallControls } from './CallControls';
import { Clocks } from './Clocks';
import { ConnectLightDialog, Departments } from './Departments';
import { GoSafety } from './GoSafety';
import { DeskSimulation, HouseDesks } from './HouseDesks/HouseDesks';
import { LateActs } from './LateActs';
import { Following, NextMoment } from './NextMoment';
import { OfflineLine } from './OfflineLine';
import { StageMoves } from './StageMoves';
import { StopDialog } from './StopDialog';
import { Pending, Went } from './Timeline';
import { useCalling } from './useCalling';

/** Computes the parts of the room that change with a call, and not with time. */
const computeCall = (room: Room) => {
  const { state } = room.getSnapshot();
  const { held, caller } = callingOf(state);
  return {
    next: nextOnDesk(state) ?? null,
    following: followingMoments(state),
    held: held ?? null,
    callerId: caller?.id ?? null,
    hasCues: (state.cueSheet?.cues.length ?? 0) > 0,
  };
};

/**
 * The page of the person on the book: the next moment, the departments’ answers, and one key for
 * each call.
 */
export function CallDesk() {
  const { title } = useShow();
  const desk = useCalling();
  const view = useRoomView(computeCall);
  const deskRef = useRef<HTMLDivElement>(null);
  const isOnBook = desk.callerId !== '' && view.callerId === desk.callerId;
  useAcknowledge();
  const isAwake = useWakeLock();
  return (
    <Root>
      <NightTheme />
      <DocumentTitle>{`Call ${title} · Standby`}</DocumentTitle>
      <Desk ref={deskRef} tabIndex={-1} role="group" aria-label="Calling">
        <Top>
          <h1>
            <span>Call</span> {title}
          </h1>
          <Clocks />
          <OfflineLine />
          {!isAwake && <p role="status">{MAY_SLEEP}</p>}
          <RoomFrame place="desk" />
        </Top>
        <Stack $gap={2}>
          <Book desk={desk} />
          <LateActs finalFocus={deskRef} />
        </Stack>
        <Main>
          <NextMoment next={view.next} held={view.held} hasCues={view.hasCues} />
          <Pending />
          <Departments desk={desk} when="heard" />
          <HouseDesks desk={desk} />
          <Following moments={view.following} />
          <Departments desk={desk} when="quiet" />
          <DeskSimulation />
          <Went />
          <StageMoves />
          <GoSafety desk={desk} finalFocus={deskRef} />
        </Main>
        <CallControls
          desk={desk}
          isOnBook={isOnBook}
          isHeld={view.held !== null}
          hasNext={view.next !== null}
        />
      </Desk>
      <StopDialog
        open={desk.dialog === 'stop'}
        onStop={desk.stop}
        onClose={desk.closeDialog}
        finalFocus={deskRef}
      />
      <StreamDeck page="book" callerId={desk.callerId} isAsking={desk.isAsking} />
      <KeyMap
        page="book"
        open={desk.dialog === 'keys'}
        onClose={desk.closeDialog}
        finalFocus={deskRef}
      />
      {desk.dialog === 'light' && (
        <ConnectLightDialog onClose={desk.closeDialog} finalFocus={deskRef} />
      )}
      {desk.dialog === 'note' && (
        <LazyPart>
          <NoteDialog
            open
            dispatch={desk.dispatch}
            onClose={desk.closeDialog}
            finalFocus={deskRef}
          />
        </LazyPart>
      )}
    </Root>
  );
}

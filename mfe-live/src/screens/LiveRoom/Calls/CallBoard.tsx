import { Check, CircleDashed } from 'lucide-react';
import { callBoard, type CallTile } from '@standby/live-room/domain/calls/call-board';
import { definedCall } from '@standby/live-room/domain/calls/call-ladder';
import type { GivenCall } from '@standby/live-room/domain/state/call-schemas';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { answeringAct } from '@standby/live-room/domain/calls/call-acts';
import { List } from '@standby/room-parts/primitives';
import { isShallowEqual, useMay, useRoomSelector } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';
import { Board, Count, Others, Tile, TileWord } from './CallBoard.styles';
import { useTimeText } from '@standby/room-parts/room-zone';

const NONE: Pick<GivenCall, 'answers'> = { answers: [] };

function selectCalls({ state }: RoomSnapshot) {
  const { calls, cueSheet } = state;
  return { calls, cueSheet };
}

/**
 * The departments, each lit after it answered the last call. The desk can light one that answers by
 * headset.
 */
export function CallBoard() {
  const { calls, cueSheet } = useRoomSelector(selectCalls, isShallowEqual);
  const given = calls?.given.at(-1);
  const call = given && definedCall(calls, given.call);
  const { tiles, others } = callBoard(
    { ...(calls && { calls }), ...(cueSheet && { cueSheet }) },
    given ?? NONE,
  );
  const answered = tiles.filter(({ answeredAtMs }) => answeredAtMs !== null).length;
  const names = others.join(', ');
  const hasOthers = others.length > 0;
  return (
    <Board aria-labelledby="call-board">
      <h3 id="call-board">{call ? `Answers: ${call.name}` : 'Answers'}</h3>
      <Count role="status">
        {call ? `${answered} of ${tiles.length} answered` : 'No call given yet'}
      </Count>
      <List as="ul" role="list" aria-labelledby="call-board">
        {tiles.map((tile) => (
          <li key={tile.name}>
            <BoardTile tile={tile} callId={call?.id} />
          </li>
        ))}
      </List>
      <Others title={hasOthers ? names : undefined}>{hasOthers && `Also: ${names}`}</Others>
    </Board>
  );
}

interface BoardTileProps {
  readonly tile: CallTile;
  /** Id of the last given call. */
  readonly callId: string | undefined;
}

function BoardTile({ tile: { name, answeredAtMs }, callId }: BoardTileProps) {
  const timeText = useTimeText();
  const { dispatch } = useController();
  const mayAnswer = useMay('answer-call');
  const atMs = useRoomSelector(({ state }) =>
    answeredAtMs === null ? null : wallTimeOf(state, answeredAtMs),
  );
  const isAnswered = atMs !== null;
  const word = isAnswered ? timeText(atMs) : 'Silent';
  return (
    <Tile
      type="button"
      data-answered={isAnswered}
      disabled={callId === undefined || (!mayAnswer && !isAnswered)}
      aria-disabled={isAnswered}
      aria-pressed={isAnswered}
      title={isAnswered ? undefined : 'Press when it answers by headset'}
      onClick={() => {
        if (callId !== undefined && !isAnswered) dispatch(answeringAct(callId, name));
      }}
    >
      {isAnswered ? (
        <Check strokeWidth={2} aria-hidden />
      ) : (
        <CircleDashed strokeWidth={1.5} aria-hidden />
      )}
      <span>{name}</span>
      <TileWord>{callId === undefined ? '' : word}</TileWord>
    </Tile>
  );
}

import { useEffect, useMemo } from 'react';
import { Button, Row } from '@standby/shared-ui';
import { callOf, callingOf } from '@standby/live-room/domain/state/calling-schema';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { houseDesksOf, isArmed } from '@standby/live-room/domain/house-desks/with-house-desks';
import { HouseDeskLink } from '@standby/live-room/client/house-desk-link';
import type { Room } from '@standby/live-room/client/room';
import { createBrowserRoom } from '@standby/room-parts/browser-room';
import { keepFocus } from '../../../components/keep-focus';
import { isSameList, useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { SimulatedDesk } from './simulated-desk';

/** More departments than this have no simulated desk. */
const DESKS_MAX = 3;

/** Plays the operators: they press at each GO of a department that is not armed. */
function createOperators(room: Room, desks: readonly SimulatedDesk[]): () => void {
  let lastGoAtMs = callingOf(room.getSnapshot().state).lastGoAtMs ?? 0;
  return () => {
    const { state } = room.getSnapshot();
    const calling = callingOf(state);
    const { cues } = sheetOf(state);
    for (const desk of desks) {
      const own = cues.filter(({ department }) => department === desk.department);
      desk.load(own.map(({ number }) => number));
    }
    if (calling.lastGoAtMs === undefined || calling.lastGoAtMs <= lastGoAtMs) return;
    lastGoAtMs = calling.lastGoAtMs;
    for (const cue of cues) {
      const hasGone = callOf(calling, cue.id)?.goAtMs === lastGoAtMs;
      const desk = desks.find(({ department }) => department === cue.department);
      if (hasGone && desk && !isArmed(houseDesksOf(state), cue.department)) desk.press(cue.number);
    }
  };
}

const selectDepartments = ({ state }: ReturnType<Room['getSnapshot']>) => {
  const { departments, cues } = sheetOf(state);
  const used = departments.filter(({ id }) => cues.some(({ department }) => department === id));
  return used.slice(0, DESKS_MAX).map(({ id }) => id);
};

/** Plays the desks of the first departments of the sheet, as a bridge in a room of its own. */
export function Simulator() {
  const { showId } = useShow();
  const departments = useRoomSelector(selectDepartments, isSameList);
  const desks = useMemo(() => departments.map((id) => new SimulatedDesk(id)), [departments]);
  useEffect(() => {
    const room = createBrowserRoom(showId, 'bridge');
    // A GO that the page has handled is not handled again: the page is the bridge.
    const link = new HouseDeskLink({ room, desks, handled: new Set<string>() });
    room.connect();
    link.start();
    const operate = createOperators(room, desks);
    operate();
    const unsubscribe = room.subscribe(operate);
    return () => {
      unsubscribe();
      // A desk that still fires has a room to report to until its link has stopped.
      link.stop();
      room.close();
    };
  }, [showId, desks]);
  return (
    <>
      <p role="status">
        These desks are simulated: nothing of the house is connected. Their operators press at each
        GO.
      </p>
      <Row $gap={2}>
        {desks.map((desk) => (
          <Button
            key={desk.department}
            size="small"
            onMouseDown={keepFocus}
            onClick={() => desk.press()}
          >
            {desk.department} operator presses GO
          </Button>
        ))}
      </Row>
    </>
  );
}

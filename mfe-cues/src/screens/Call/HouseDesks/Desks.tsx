import { Button, Row } from '@standby/shared-ui';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import {
  type HouseDeskRow,
  houseDeskRows,
} from '@standby/live-room/domain/house-desks/house-desk-view';
import type { Room } from '@standby/live-room/client/room';
import { keepFocus } from '../../../components/keep-focus';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { Section } from '../Call.styles';
import type { CallingDesk } from '../useCalling';
import { linkText, nextText, stepText, voiceText } from './house-desk-texts';
import { Rows, Voice, Words } from './HouseDesks.styles';

export interface HouseDesksProps {
  readonly desk: CallingDesk;
}

const computeRows = (room: Room) => {
  const { state, screens } = room.getSnapshot();
  return {
    rows: houseDeskRows(state, screens, room.now()),
    callerId: callingOf(state).caller?.id ?? null,
  };
};

interface DeskRowProps {
  readonly row: HouseDeskRow;
  readonly desk: CallingDesk;
  readonly isOnBook: boolean;
}

/** The desk of one department, with the button that arms it. */
function DeskRow({ row, desk, isOnBook }: DeskRowProps) {
  const { department, isArmed, link, step } = row;
  const { callerId, canControl, dispatch } = desk;
  const words = [stepText(row), nextText(row), linkText(row)].filter((one) => one !== null);
  const toggle = (): boolean =>
    isArmed
      ? dispatch({ type: 'disarm-desks', departments: [department] })
      : dispatch({ type: 'arm-desk', callerId, department });
  return (
    <li data-armed={isArmed} data-step={step} data-link={link}>
      <Words>
        <strong>{department}</strong>
        <span>{words.join(' · ') || 'Ready'}</span>
        {row.desk !== null && <small>{row.desk}</small>}
        {isArmed && <small>Armed: GO fires {department}</small>}
      </Words>
      <Button
        variant={isArmed ? 'primary' : 'secondary'}
        disabled={isArmed ? !canControl : !isOnBook || link !== 'connected'}
        onMouseDown={keepFocus}
        onClick={toggle}
      >
        {isArmed ? 'Disarm' : 'Arm'} {department}
      </Button>
      <Voice role="alert">{voiceText(row)}</Voice>
    </li>
  );
}

/** The lighting and sound desks: what they fired, what stands next there, and whether GO fires them. */
export function Desks({ desk }: HouseDesksProps) {
  const { rows, callerId } = useRoomView(computeRows);
  if (rows.length === 0) return null;
  const isOnBook = desk.canControl && desk.callerId !== '' && callerId === desk.callerId;
  const armed = rows.filter(({ isArmed }) => isArmed).map(({ department }) => department);
  return (
    <Section aria-labelledby="house-desks">
      <h2 id="house-desks">Desks</h2>
      <Rows>
        {rows.map((row) => (
          <DeskRow key={row.department} row={row} desk={desk} isOnBook={isOnBook} />
        ))}
      </Rows>
      {armed.length > 1 && (
        <Row $gap={2}>
          <Button
            disabled={!desk.canControl}
            onMouseDown={keepFocus}
            onClick={() => desk.dispatch({ type: 'disarm-desks', departments: armed })}
          >
            Disarm all desks
          </Button>
        </Row>
      )}
    </Section>
  );
}

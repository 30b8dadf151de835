import { Button } from '@standby/shared-ui';
import { ViewerDisplay } from '../../components/ViewerDisplay/ViewerDisplay';
import { useOnAirTimer, useRoomState } from '../../components/room-context/room-context';
import { StaleNotice } from '../Viewer/StaleNotice';
import { DepartmentCall } from './DepartmentCall';
import { Foot, Head, Page, Show, Stale } from './Department.styles';

interface DepartmentWatchProps {
  readonly name: string;
  /** To another department. */
  readonly onLeave: () => void;
}

/** The page of a department that takes no cues: what viewers show, and its calls. */
export function DepartmentWatch({ name, onLeave }: DepartmentWatchProps) {
  const state = useRoomState();
  const timer = useOnAirTimer();
  return (
    <Page>
      <Head>
        <h1>{name}</h1>
      </Head>
      <Show>
        <ViewerDisplay
          state={{ ...state, isBlackout: false, viewer: { ...state.viewer, isMirrored: false } }}
          timer={timer}
        />
      </Show>
      <Stale>
        <StaleNotice />
      </Stale>
      <DepartmentCall name={name} />
      <Foot>
        <Button variant="ghost" onClick={onLeave}>
          Change department
        </Button>
      </Foot>
    </Page>
  );
}

import { Button } from '@standby/shared-ui';
import { ViewerDisplay } from '@standby/room-parts/viewer-display';
import { callToAnswer } from '../../domain/answers';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { useOnAirTimer, useRoomState } from '@standby/room-parts/room-context';
import { StaleNotice } from '../Viewer/StaleNotice';
import { DepartmentCall } from './DepartmentCall';
import { Foot, Head, Page, Show, Stale } from './Department.styles';

interface DepartmentWatchProps {
  readonly name: string;
  /** Leads to the choice of a department. */
  readonly onLeave: () => void;
}

/** The page of a department without cues: the viewers’ picture, and the department’s calls. */
export function DepartmentWatch({ name, onLeave }: DepartmentWatchProps) {
  const state = useRoomState();
  const timer = useOnAirTimer();
  const call = callToAnswer(state, useWallMinute());
  // The call has its own place below, so the viewers’ picture does not repeat it.
  const isCallShown = call !== undefined && shownMessage(state)?.text === call.message;
  return (
    <Page>
      <Head>
        <h1>{name}</h1>
      </Head>
      <Show>
        <ViewerDisplay
          state={{
            ...state,
            isBlackout: false,
            viewer: { ...state.viewer, isMirrored: false },
            ...(isCallShown && { shownMessageId: null }),
          }}
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

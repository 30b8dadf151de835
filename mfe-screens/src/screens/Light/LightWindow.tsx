import { useEffect } from 'react';
import { DocumentTitle } from '@standby/shared-ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { lightPath } from '@standby/contracts';
import { departmentIdSchema } from '@standby/live-room/domain/state/cue-schema';
import { answerNameSchema } from '@standby/live-room/domain/state/call-schemas';
import { is } from 'valibot';
import { useAcknowledge, useRoom } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { DepartmentWatch } from '../Department/DepartmentWatch';
import { CueLight } from './CueLight';
import { DepartmentChoice } from './DepartmentChoice';
import { Asleep, Screen } from './Light.styles';
import { MasterLight } from './MasterLight';
import { MAY_SLEEP, useWakeLock } from '@standby/room-parts/use-wake-lock';

const PARAMETER = 'department';
/** Marks all departments. Names of departments are in capitals, so it cannot collide. */
const ALL = 'all';

/**
 * The window of a department’s cue light. The address has the department, for reloads and
 * bookmarks.
 */
export function LightWindow() {
  const { showId, title } = useShow();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(PARAMETER);
  const department = is(answerNameSchema, asked) ? asked : undefined;
  useAcknowledge();
  const room = useRoom();
  useEffect(() => room.window.answerFor(department ?? null), [room, department]);
  const isAwake = useWakeLock();

  // The address keeps its fragment, which is the link’s token.
  const choose = (id: string) =>
    void navigate(
      // oxlint-disable-next-line standby/known-navigation -- a path of the contract, with the address's own token
      {
        pathname: lightPath(showId),
        search: id && `?${PARAMETER}=${encodeURIComponent(id)}`,
        hash,
      },
      { replace: true },
    );

  return (
    <Screen data-theme="dark">
      <DocumentTitle>{`${department ?? title} · Cue light · Standby`}</DocumentTitle>
      {!isAwake && <Asleep role="status">{MAY_SLEEP}</Asleep>}
      {asked === ALL ? (
        <MasterLight onLeave={() => choose('')} />
      ) : department === undefined ? (
        <DepartmentChoice title={title} onChoose={choose} onChooseAll={() => choose(ALL)} />
      ) : is(departmentIdSchema, department) ? (
        <CueLight key={department} department={department} onLeave={() => choose('')} />
      ) : (
        <DepartmentWatch name={department} onLeave={() => choose('')} />
      )}
    </Screen>
  );
}

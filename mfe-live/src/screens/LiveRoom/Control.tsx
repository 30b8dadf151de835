import { Link } from 'react-router-dom';
import { Breadcrumb, Button, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import {
  shownTimer,
  useAcknowledge,
  useRoom,
  useSnapshot,
} from '../../components/room-context/room-context';
import { useFigurePart } from '../../components/room-context/useFigure';
import { useShow } from '../../components/room-context/useShow';
import { actsOf } from '../../data/room-acts';

/** The controller's screen. */
export function Control() {
  const { title } = useShow();
  const room = useRoom();
  const snapshot = useSnapshot();
  useAcknowledge(snapshot);
  const timer = shownTimer(snapshot);
  const remaining = useFigurePart(timer, (figure) => figure.remaining);
  const isRunning = timer.run.phase === 'running';
  return (
    <Page
      title={title}
      breadcrumb={
        <Breadcrumb
          items={[{ label: 'Dashboard', link: <Link to={paths.dashboard} /> }, { label: title }]}
        />
      }
    >
      <div role="timer">{remaining}</div>
      <Button onClick={() => actsOf(room).toggle()}>{isRunning ? 'Pause' : 'Play'}</Button>
    </Page>
  );
}

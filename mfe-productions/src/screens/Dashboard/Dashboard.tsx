import { Link } from 'react-router-dom';
import { Button, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { Notices } from '../../components/Notices/Notices';
import { useCollection } from '../../components/useCollection';
import { shows as keptShows, type Shows } from '../../data/shows';
import { team as keptTeam, type Team } from '../../data/team';
import { showsCount } from '../../domain/show-list';
import * as S from './Dashboard.styles';
import { ManageShow } from './ManageShow/ManageShow';
import { Failed, Loading } from './ShowList/ListStates';
import { ShowList } from './ShowList/ShowList';
import { Sidebar } from './Sidebar/Sidebar';
import { StatusStrip } from './StatusStrip/StatusStrip';
import { TopBar } from './TopBar/TopBar';
import { useDashboard } from './useDashboard';

interface DashboardProps {
  readonly shows?: Shows;
  readonly team?: Team;
}

export default function Dashboard({ shows = keptShows, team = keptTeam }: DashboardProps) {
  const { reading, notices, retry } = useCollection(shows);
  const { managing, resultsRef, finalFocus, ...handlers } = useDashboard(shows);
  return (
    <Page
      title="Shows"
      description="Your shows: their timers and cues, where they play, and the way into their live rooms."
      count={reading.state === 'ready' ? showsCount(reading.items.length) : undefined}
      breadcrumb={<TopBar />}
      actions={
        <Button as={Link} to={paths.createEvent} variant="primary">
          Create Event
        </Button>
      }
    >
      <S.Columns>
        <S.Shows>
          <Notices notices={notices} onDismiss={shows.dismiss} />
          {reading.state === 'loading' && <Loading />}
          {reading.state === 'failed' && <Failed message={reading.message} onRetry={retry} />}
          {reading.state === 'ready' && (
            <ShowList
              shows={reading.items}
              resultsRef={resultsRef}
              onOpen={handlers.handleOpen}
              onManage={handlers.handleManage}
            />
          )}
        </S.Shows>
        <Sidebar team={team} />
      </S.Columns>
      <StatusStrip />
      {managing && (
        <ManageShow
          key={managing.opening}
          shows={shows}
          show={managing.show}
          isOpen={managing.isOpen}
          onClose={handlers.handleClose}
          onDeleted={handlers.handleDeleted}
          finalFocus={finalFocus}
        />
      )}
    </Page>
  );
}

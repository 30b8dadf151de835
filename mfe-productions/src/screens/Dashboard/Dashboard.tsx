import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb, Button, Page } from '@standby/shared-ui';
import {
  CollectionList,
  Notices,
  useCollection,
  useManageDialog,
} from '@standby/shared-collections/screens';
import { paths } from '@standby/shared-ui/contracts';
import { shows as storedShows, type Shows } from '../../data/shows';
import { team as storedTeam, type Team } from '../../data/team';
import type { Show } from '../../domain/show';
import { showsCount } from '../../domain/show-list';
import * as S from './Dashboard.styles';
import { ManageShow } from './ManageShow/ManageShow';
import { ShowCard } from './ShowCard/ShowCard';
import { ShowControls } from './ShowControls/ShowControls';
import { Sidebar } from './Sidebar/Sidebar';
import { StatusStrip } from './StatusStrip/StatusStrip';
import { readOnlyShowRules, showRules } from './show-rules';
import { useRoomTimers } from './useRoomTimers';
import { useShowsView } from './useShowsView';
import { ViewToggle } from './ViewToggle';

interface DashboardProps {
  readonly shows?: Shows;
  readonly team?: Team;
}

export default function Dashboard({ shows = storedShows, team = storedTeam }: DashboardProps) {
  const { isReadOnly, notices, dismiss, retry, ...stored } = useCollection(shows);
  const { list, paged } = useRoomTimers(stored);
  const total = list.state === 'ready' ? list.items.length : paged?.total;
  const { managing, handleManage, ...control } = useManageDialog<Show>();

  const handleOpen = useCallback(
    (show: Show): void => {
      // A change of nothing: it was used. Opening it does not depend on whether that could be stored.
      shows.update(show.id, {}).catch(() => undefined);
    },
    [shows],
  );
  const [view, chooseView] = useShowsView();
  const layout = view === 'list' ? 'row' : 'card';
  const renderCard = useCallback(
    (show: Show, isLead: boolean) => (
      <ShowCard
        key={show.id}
        show={show}
        layout={isLead ? 'lead' : layout}
        onOpen={handleOpen}
        onManage={isReadOnly ? undefined : handleManage}
      />
    ),
    [layout, handleOpen, handleManage, isReadOnly],
  );

  return (
    <Page
      title="Shows"
      description="Your shows: their timers and cues, where they play, and the way into their live rooms."
      count={total === undefined ? undefined : showsCount(total)}
      breadcrumb={<Breadcrumb items={[{ label: 'Dashboard' }]} />}
      actions={
        isReadOnly ? undefined : (
          <Button as={Link} to={paths.createEvent} variant="primary">
            Create Event
          </Button>
        )
      }
      toolbar={<ShowControls />}
    >
      <S.Columns>
        <S.Shows>
          <Notices notices={notices} onDismiss={dismiss} />
          <CollectionList
            rules={isReadOnly ? readOnlyShowRules : showRules}
            list={list}
            paged={paged}
            onRetry={retry}
            renderCard={renderCard}
            hasLead
            view={view}
            tools={<ViewToggle view={view} onChange={chooseView} />}
            resultsRef={control.resultsRef}
          />
        </S.Shows>
        <Sidebar team={team} />
      </S.Columns>
      <StatusStrip />
      {managing && (
        <ManageShow
          key={managing.opening}
          shows={shows}
          show={managing.item}
          isOpen={managing.isOpen}
          onClose={control.handleClose}
          onDeleted={control.handleDeleted}
          finalFocus={control.finalFocus}
        />
      )}
    </Page>
  );
}

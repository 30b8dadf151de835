import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb, Button, Page } from '@standby/shared-ui';
import {
  ManagedList,
  useCollection,
  useListView,
  ViewToggle,
  type CardOptions,
} from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { shows as storedShows, type Shows } from '../../data/shows';
import { hasPlannedControls, team as storedTeam, type Team } from '../../data/team';
import type { Show } from '../../domain/show';
import { showsCount } from '../../domain/show-list';
import * as S from './Dashboard.styles';
import { ManageShow } from './ManageShow/ManageShow';
import { ShowCard } from './ShowCard/ShowCard';
import { ShowControls } from './ShowControls/ShowControls';
import { Sidebar } from './Sidebar/Sidebar';
import { StatusStrip } from './StatusStrip/StatusStrip';
import { showRules } from './show-rules';
import { Tonight } from './Tonight/Tonight';
import type { TonightProps } from './Tonight/Performances';
import { useRoomCounts } from './useRoomCounts';

const VIEWS = { grid: 'Grid', list: 'List' } as const;

interface DashboardProps {
  readonly shows?: Shows;
  readonly team?: Team;
  readonly lists?: TonightProps['lists'];
}

export default function Dashboard(props: DashboardProps) {
  const { shows = storedShows, team = storedTeam, lists } = props;
  const stored = useCollection(shows);
  const state = { ...stored, ...useRoomCounts(stored) };
  const { list, paged, isReadOnly } = state;
  const total = list.state === 'ready' ? list.items.length : paged?.total;

  const handleOpen = useCallback(
    (show: Show): void => {
      // An empty change marks the show as used. Opening it must not depend on storing that.
      shows.update(show.id, {}).catch(() => undefined);
    },
    [shows],
  );
  const [view, chooseView] = useListView('standby:shows-view');
  const layout = view === 'list' ? 'row' : 'card';
  const renderCard = useCallback(
    (show: Show, { isLead, onManage }: CardOptions<Show>) => (
      <ShowCard
        key={show.id}
        show={show}
        layout={isLead ? 'lead' : layout}
        onOpen={handleOpen}
        onManage={onManage}
      />
    ),
    [layout, handleOpen],
  );

  return (
    <Page
      title="Shows"
      description="Your shows: their timers and cues, where they play, and the way into their live rooms."
      count={total === undefined ? undefined : showsCount(total)}
      breadcrumb={
        <>
          <Breadcrumb items={[{ label: 'Dashboard' }]} />
          <Tonight shows={shows} lists={lists} />
        </>
      }
      actions={
        isReadOnly ? undefined : (
          <Button as={Link} to={paths.createEvent} variant="primary">
            Create Event
          </Button>
        )
      }
      // In connected mode each room has these controls.
      toolbar={hasPlannedControls() ? <ShowControls /> : undefined}
    >
      <S.Columns>
        <S.Shows>
          <ManagedList
            rules={showRules}
            state={state}
            renderCard={renderCard}
            renderDialog={(dialog) => <ManageShow shows={shows} dialog={dialog} />}
            hasLead
            view={view}
            tools={<ViewToggle view={view} labels={VIEWS} onChange={chooseView} />}
          />
        </S.Shows>
        <Sidebar team={team} />
      </S.Columns>
      <StatusStrip />
    </Page>
  );
}

import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState } from '@standby/shared-ui';
import type { ListRules } from '@standby/shared-collections/screens';
import { paths } from '@standby/shared-ui/contracts';
import { showNoun, type Show } from '../../domain/show';
import { searchShows } from '../../domain/show-card';
import { SHOWS_PER_PAGE, showSorts } from '../../domain/show-sorts';

const noShows = (
  <EmptyState
    icon={<Clapperboard strokeWidth={1.5} aria-hidden />}
    title="No shows yet"
    text="A show starts as an event: its title, where it plays, and when. Its live room is there at once."
    action={
      <Button as={Link} to={paths.createEvent} variant="primary">
        Create your first event
      </Button>
    }
  />
);

const noShowsYet = (
  <EmptyState
    icon={<Clapperboard strokeWidth={1.5} aria-hidden />}
    title="No shows yet"
    text="A show starts as an event, which a stage manager creates."
  />
);

/** How the dashboard lists its shows. */
export const showRules: ListRules<Show> = {
  noun: showNoun,
  sorts: showSorts,
  search: searchShows,
  pageSize: SHOWS_PER_PAGE,
  searchHint: 'a title, a place, a status',
  cardMinWidth: '18rem',
  cardHeight: '13rem',
  empty: noShows,
};

/** For whoever may look at shows, not create them. */
export const readOnlyShowRules: ListRules<Show> = { ...showRules, empty: noShowsYet };

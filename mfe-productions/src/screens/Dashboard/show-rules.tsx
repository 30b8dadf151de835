import { Clapperboard } from 'lucide-react';
import type { ListRules } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { showNoun, type Show } from '../../domain/show';
import { searchShows } from '../../domain/show-card';
import { SHOWS_PER_PAGE, showSorts } from '../../domain/show-sorts';

/** List rules for the shows of the dashboard. */
export const showRules: ListRules<Show> = {
  noun: showNoun,
  sorts: showSorts,
  search: searchShows,
  pageSize: SHOWS_PER_PAGE,
  searchHint: 'a title, a place, a status',
  cardMinWidth: '18rem',
  cardHeight: '13rem',
  empty: {
    icon: <Clapperboard strokeWidth={1.5} aria-hidden />,
    text: 'A show starts as an event: its title, where it plays, and when. Its live room is there at once.',
    readOnlyText: 'A show starts as an event, which a stage manager creates.',
    create: { to: paths.createEvent, label: 'Create your first event' },
  },
};

import { Users } from 'lucide-react';
import type { ListRules, ListView } from '@standby/collections/screens';
import { addPersonPath } from '@standby/contracts';
import { PEOPLE_PER_PAGE, personSorts, searchPeople } from '../../domain/company';
import { rowSorts } from '../../domain/company-rows';
import { personNoun, type Person } from '../../domain/person';

/** Returns the list rules for the company of a show, as cards or as rows. */
export const companyRules = (showId: string, view: ListView): ListRules<Person> => ({
  noun: personNoun,
  sorts: view === 'list' ? rowSorts : personSorts,
  search: searchPeople,
  pageSize: PEOPLE_PER_PAGE,
  searchHint: 'a name, a role, a department',
  cardMinWidth: '18rem',
  cardHeight: '9rem',
  empty: {
    icon: <Users strokeWidth={1.5} aria-hidden />,
    text: 'The cast, the crew and everyone else who makes the show, with or without an account. Add them one by one, or import a list.',
    readOnlyText: 'A stage manager adds the cast, the crew and everyone else who makes the show.',
    create: { to: addPersonPath(showId), label: 'Add the first person' },
  },
});

import { sql, type Kysely, type Migration } from 'kysely';
import { createCollectionTable, type CollectionDefinition } from '@standby/server-kit';
import { fold } from '@standby/collections/list';
import { fieldErrors } from '@standby/forms/validation';
import { eventFormSchema, formOfShow } from '../src/domain/event-form';
import { showList, showStatuses, type Show, type ShowContent } from '../src/domain/show';
import { showCardText } from '../src/domain/show-card';
import { isTeamChanged } from '../src/domain/production-team';
import { showCollection } from './contract';
import { addProductionTeam } from './people';

/** Columns for sorting and searching the list, beside the item itself. */
export interface ShowColumns {
  /** Texts of the card, lower-cased and without accents. */
  searchText: string;
  nameKey: string;
  createdAt: string;
  lastUsed: string;
  statusOrder: number;
}

const DIGITS = 12;

/**
 * Returns a sort key that orders texts as the screens do: without case and accents, numbers by
 * their value.
 */
function sortKey(text: string): string {
  return fold(text).replaceAll(/\d+/gu, (number) => number.padStart(DIGITS, '0'));
}

function columnsOf(show: Show): ShowColumns {
  return {
    searchText: fold(Object.values(showCardText(show)).flat().join('\n')),
    nameKey: sortKey(show.title),
    createdAt: show.createdAt,
    lastUsed: show.lastUsed,
    statusOrder: showStatuses.indexOf(show.status),
  };
}

export const shows: CollectionDefinition<'shows', Show, ShowContent> = {
  ...showList,
  contract: showCollection,
  table: 'show',
  afterCreate: addProductionTeam,
  afterUpdate: async (before, after, context) => {
    if (isTeamChanged(before, after)) await addProductionTeam(after, context);
  },
  problemsOf: (show) => fieldErrors(eventFormSchema, formOfShow(show)),
  columnsOf: (show) => ({ ...columnsOf(show) }),
};

export const showMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'show');
    await sql`
      alter table show
        add search_text text not null,
        add name_key text collate "C" not null,
        add created_at text collate "C" not null,
        add last_used text collate "C" not null,
        add status_order smallint not null`.execute(db);
    await sql`create index show_last_used on show (organization_id, last_used desc)`.execute(db);
    await sql`create index show_name_key on show (organization_id, name_key)`.execute(db);
  },
};

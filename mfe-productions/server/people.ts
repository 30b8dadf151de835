import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Migration, type QueryExecutorProvider } from 'kysely';
import { isPermitted } from '@standby/contracts';
import {
  collectionChanges,
  createCollectionTable,
  type CollectionDefinition,
  type WriteContext,
} from '@standby/server-kit';
import { fieldErrors } from '@standby/forms/validation';
import {
  peopleList,
  withoutConfidential,
  type Person,
  type PersonContent,
} from '../src/domain/person';
import { formOfPerson, personFormSchema } from '../src/domain/person-form';
import { missingTeam } from '../src/domain/production-team';
import type { Show } from '../src/domain/show';
import { personCollection } from './contract';

export const people: CollectionDefinition<'people', Person, PersonContent> = {
  ...peopleList,
  contract: personCollection,
  table: 'person',
  problemsOf: (person) => fieldErrors(personFormSchema, formOfPerson(person)),
  columnsOf: ({ showId }) => ({ showId }),
  visibleTo: async ({ role }) => ({
    of: isPermitted(role, 'people:confidential') ? (person) => person : withoutConfidential,
  }),
};

/** Adds the people who are named in the form of a show and are not yet in its company. */
export async function addProductionTeam(show: Show, context: WriteContext): Promise<void> {
  if (missingTeam(show, []).length === 0) return;
  const changes = collectionChanges(people, context);
  const company = (await changes.rows.all()).map(({ item }) => item);
  const known = company.filter(({ showId }) => showId === show.id);
  for (const person of missingTeam(show, known)) await changes.create(randomUUID(), person);
}

/** Creates companies for older shows from the names in their forms. */
export async function addTeamsOfShows(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into person (organization_id, id, place, revision, item, show_id)
    select show.organization_id, named.id,
      row_number() over (partition by show.organization_id order by show.place, team.place),
      organization.revision,
      jsonb_build_object(
        'id', named.id, 'showId', show.id, 'name', show.item ->> team.field,
        'position', team.position, 'department', team.department, 'covers', '[]'::jsonb,
        'pronouns', '', 'email', '', 'phone', '', 'languages', '', 'memberId', '',
        'notes', '', 'emergencyName', '', 'emergencyPhone', '',
        'updatedAt', show.item ->> 'lastUpdated'),
      show.id
    from show
    join organization on organization.id = show.organization_id
    cross join (values
      (1, 'director', 'Director', 'Creative team'),
      (2, 'assistantDirector', 'Assistant director', 'Creative team'),
      (3, 'technicalDirector', 'Technical director', 'Production')
    ) as team (place, field, position, department)
    cross join lateral (select md5(show.id || ' ' || team.field) as id) as named
    where trim(coalesce(show.item ->> team.field, '')) <> ''`.execute(db);
}

export const personMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'person');
    await sql`alter table person add show_id text collate "C" not null`.execute(db);
    await sql`create index person_show on person (organization_id, show_id, revision, id)`.execute(
      db,
    );
    await addTeamsOfShows(db);
  },
};

import type { CollectionDefinition, WriteContext } from '@standby/server-kit';
import type { Person } from '../../src/domain/person';
import type { Report } from '../../src/domain/report/report';
import { signInList, type SignIn, type SignInContent } from '../../src/domain/sign-in/sign-in';
import { signInCollection } from '../contract';
import { itemsById } from '../show-data';

export const signIns: CollectionDefinition<'sign-ins', SignIn, SignInContent> = {
  ...signInList,
  contract: signInCollection,
  table: 'sign_in',
  referenceProblem: otherShowProblem,
  columnsOf: ({ showId, personId }) => ({ showId, personId }),
};

/** Returns a problem if a line refers to a report or a person of another show. */
async function otherShowProblem(
  items: readonly SignIn[],
  { transaction, organizationId }: WriteContext,
): Promise<string | undefined> {
  const named = <T extends Report | Person>(table: 'report' | 'person', ids: readonly string[]) =>
    itemsById<T>(transaction, table, { organizationId, ids });
  const reports = await named<Report>(
    'report',
    items.map(({ reportId }) => reportId),
  );
  const people = await named<Person>(
    'person',
    items.map(({ personId }) => personId),
  );
  const isOther = (showId: string, item: Report | Person | undefined): boolean =>
    item !== undefined && item.showId !== showId;
  const isWrong = items.some(
    ({ showId, reportId, personId }) =>
      isOther(showId, reports.get(reportId)) || isOther(showId, people.get(personId)),
  );
  return isWrong ? 'it names a report or a person of another show.' : undefined;
}

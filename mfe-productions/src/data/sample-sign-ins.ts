import { CREATIVE_TEAM, PRODUCTION } from '../domain/person';
import { newSignIn, type SignIn } from '../domain/sign-in/sign-in';
import { samplePeople } from './sample-people';

const MINUTE_MS = 60_000;
/** Person who was late at the second performance and is still missing at the fourth. */
const LATE_ID = 'hamlet-15';

const called = samplePeople.filter(
  ({ showId, department }) =>
    showId === 'hamlet' && department !== CREATIVE_TEAM && department !== PRODUCTION,
);

/**
 * Returns a sheet where everybody signs in before the half, one person a minute, from an hour
 * before the start.
 */
function sheetOf(number: number, date: string, lateAt?: string): SignIn[] {
  const firstMs = Date.parse(`${date}T23:30:00.000Z`);
  return called.map(({ id }, place) =>
    newSignIn(
      {
        showId: 'hamlet',
        reportId: `hamlet-performance-${number}`,
        personId: id,
        state: 'in',
        by: 'person',
      },
      {
        id: `hamlet-sign-in-${number}-${place + 1}`,
        at:
          id === LATE_ID && lateAt !== undefined
            ? lateAt
            : new Date(firstMs + place * MINUTE_MS).toISOString(),
      },
    ),
  );
}

/**
 * Sign-in sheets of a sample show: one person was late at the second performance and is missing at
 * the fourth.
 */
export const sampleSignIns: readonly SignIn[] = [
  ...sheetOf(2, '2025-01-11', '2025-01-12T00:10:00.000Z'),
  ...sheetOf(3, '2025-01-14'),
  ...sheetOf(4, '2025-01-15').filter(({ personId }) => personId !== LATE_ID),
];

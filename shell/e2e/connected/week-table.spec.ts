import { CALL_BEFORE, CALLS } from '../../../mfe-productions/src/testing/compare-week.ts';
import { enterShow, enterWeek, expectCall, moveOpening } from '../week-table.ts';
import { test } from './test.ts';

/** The reader is in another time zone than the house. */
test.use({ timezoneId: 'America/New_York' });

/*
 * The test of the server compares mail, personal page, calendar, door, room and report with the same
 * table, since the clock of a running server cannot be set.
 */
test('a week that is entered once on a server has the same times on page and paper @all', async ({
  page,
  haveAccount,
}) => {
  test.setTimeout(600_000);
  await haveAccount(page, 'Mira', 'Old Vic');
  const showId = await enterShow(page);
  await enterWeek(page, showId);
  await expectCall(page, showId, CALL_BEFORE);
  await moveOpening(page, showId);
  for (const call of CALLS) await expectCall(page, showId, call);
});

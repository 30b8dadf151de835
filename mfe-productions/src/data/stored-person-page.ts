import { UserFacingError } from '@standby/contracts';
import type { PersonPage } from '../../server/schedule/link-contract';
import type { NoteState } from '../domain/notes/note';
import { notesFor, notesOfShow } from '../domain/notes/show-notes';
import { personPage } from '../domain/schedule/person-page';
import { peopleOf, type People } from './people';
import { reportsOf, type Reports } from './reports';
import { scheduleOf, type Schedule } from './schedule';
import { sentCallsOf, type SentCalls } from './sent-calls';
import { changeNote, notesOf, type Notes } from './show-notes';
import { shows, type Shows } from './shows';

/** Lists of this browser that a person's page reads. */
interface PersonPageLists {
  readonly shows: Shows;
  readonly peopleOf: (showId: string) => People;
  readonly scheduleOf: (showId: string) => Schedule;
  readonly sentCallsOf: (showId: string) => SentCalls;
  readonly reportsOf: (showId: string) => Reports;
  readonly notesOf: (showId: string) => Notes;
}

const browserLists: PersonPageLists = {
  shows,
  peopleOf,
  scheduleOf,
  sentCallsOf,
  reportsOf,
  notesOf,
};

const NOBODY = 'The company has no such person any more.';

/** Opens the page of a person in sample mode, where no link leads to it. */
export async function openStoredPage(
  showId: string,
  personId: string,
  lists: PersonPageLists = browserLists,
  nowMs: () => number = Date.now,
) {
  const [allShows, people, entries, calls, reports] = await Promise.all([
    lists.shows.list(),
    lists.peopleOf(showId).list(),
    lists.scheduleOf(showId).list(),
    lists.sentCallsOf(showId).list(),
    lists.reportsOf(showId).list(),
  ]);
  const show = allShows.find(({ id }) => id === showId);
  const person = people.find(({ id }) => id === personId);
  if (!show || !person) throw new UserFacingError(NOBODY);

  const read = async () => {
    const stored = await lists.notesOf(showId).list();
    return notesFor(notesOfShow({ showId, stored, reports }), person);
  };
  const pageWith = (notes: Awaited<ReturnType<typeof read>>): PersonPage =>
    personPage({ show, person, entries, calls, seen: [], notes }, nowMs());

  return {
    page: pageWith(await read()),
    isPreview: true,
    /** Sets the state of a note. Returns the page with it. */
    async changeNote(key: string, state: NoteState): Promise<PersonPage> {
      const note = (await read()).find((one) => one.key === key);
      if (note) await changeNote(lists.notesOf(showId), note, { state });
      return pageWith(await read());
    },
  };
}

import { paths, showPaths } from '@standby/contracts';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { createFakeBrowser, type FakeBrowser } from '@standby/testing/fake-browser';
import { renderRoutes, type RenderedRoutes } from '@standby/testing/render';
import { vi } from 'vitest';
import { createPeople, type People } from '../data/people';
import { createSchedule, type Schedule as Entries } from '../data/schedule';
import type { ReportPictures } from '../data/report-pictures';
import { createReports, type Reports } from '../data/reports';
import { createSignIns, type SignIns } from '../data/sign-ins';
import { createNotes, type Notes } from '../data/show-notes';
import { createSentCalls } from '../data/sent-calls';
import { openStoredPage } from '../data/stored-person-page';
import { createShows, type Shows } from '../data/shows';
import { createTeam, type Team } from '../data/team';
import type { Person } from '../domain/person';
import type { EntryElsewhere } from '../domain/schedule/elsewhere';
import type { Entry } from '../domain/schedule/entry';
import type { Report as ReportItem } from '../domain/report/report';
import type { SentCall } from '../domain/schedule/sent-call';
import type { Show } from '../domain/show';
import AddPerson from '../screens/AddPerson/AddPerson';
import Company from '../screens/Company/Company';
import CreateEvent from '../screens/CreateEvent/CreateEvent';
import DailyCall from '../screens/DailyCall/DailyCall';
import Dashboard from '../screens/Dashboard/Dashboard';
import ImportPeople from '../screens/ImportPeople/ImportPeople';
import Schedule from '../screens/Schedule/Schedule';
import MyCalls from '../screens/MyCalls/MyCalls';
import NotesScreen from '../screens/Notes/Notes';
import Report from '../screens/Report/Report';
import ReportsScreen from '../screens/Reports/Reports';
import ShowOverview from '../screens/ShowOverview/ShowOverview';
import { NOW } from '@standby/testing/now';

interface ScreenOptions {
  readonly browser?: FakeBrowser;
  /** Initial shows that replace the samples. */
  readonly samples?: readonly Show[];
  /** Promise that a creation waits for; by default a creation does not wait. */
  readonly beforeCreate?: () => Promise<void>;
  /** Functions that replace the shows' own. */
  readonly overrides?: Partial<Shows>;
  readonly team?: Team;
  /** Initial people of each company, in place of the samples. */
  readonly people?: readonly Person[];
  /** Initial entries of each schedule, in place of the samples. */
  readonly entries?: readonly Entry[];
  /** Sent daily calls, in place of the samples. */
  readonly sentCalls?: readonly SentCall[];
  /** Initial reports of each show, in place of the samples. */
  readonly reports?: readonly ReportItem[];
  /** Functions that replace the schedules' own. */
  readonly scheduleOverrides?: Partial<Entries>;
  /** Functions that replace the companies' own. */
  readonly peopleOverrides?: Partial<People>;
  /** Facts that each room has about each performance; none by default. */
  readonly night?: NightFacts;
  readonly pictures?: ReportPictures;
  /** Present moment of a person's own page, epoch ms. */
  readonly now?: () => number;
  /** Entries of other shows; none by default. */
  readonly elsewhere?: readonly EntryElsewhere[];
}

interface OpenScreens extends RenderedRoutes {
  readonly shows: Shows;
  readonly peopleOf: (showId: string) => People;
  readonly scheduleOf: (showId: string) => Entries;
  readonly reportsOf: (showId: string) => Reports;
  readonly signInsOf: (showId: string) => SignIns;
  readonly notesOf: (showId: string) => Notes;
  readonly browser: FakeBrowser;
}

/** Returns a function that makes the list of each show once. */
function oncePerShow<List>(make: (showId: string) => List): (showId: string) => List {
  const lists = new Map<string, List>();
  return (showId) => {
    const list = lists.get(showId) ?? make(showId);
    lists.set(showId, list);
    return list;
  };
}

/**
 * Opens this remote's screens at a path, in a window of a separate browser with a server that
 * answers.
 */
export function openScreens(path: string, options: ScreenOptions = {}): OpenScreens {
  const { browser = createFakeBrowser(), beforeCreate = async () => undefined } = options;
  const environment = { ...browser.openWindow(), now: () => new Date(NOW) };
  const stored = createShows({ ...environment, beforeCreate }, options.samples);
  const shows = { ...stored, ...options.overrides };
  const peopleOf = oncePerShow((showId): People => ({
    ...createPeople(showId, environment, options.people),
    ...options.peopleOverrides,
  }));
  const scheduleOf = oncePerShow((showId): Entries => ({
    ...createSchedule(showId, environment, options.entries),
    ...options.scheduleOverrides,
  }));
  const reportsOf = oncePerShow((showId): Reports =>
    createReports(showId, environment, options.reports),
  );
  const signInsOf = oncePerShow((showId): SignIns => createSignIns(showId, environment));
  const notesOf = oncePerShow((showId): Notes => createNotes(showId, environment));
  const { elsewhere = [] } = options;
  const readElsewhere = async () => elsewhere;
  const readNight = async () => options.night ?? null;
  const sentCalls = createSentCalls(
    'hamlet',
    environment,
    options.sentCalls ?? (options.entries && []),
  );
  const sentCallsOf = () => sentCalls;
  const lists = { scheduleOf, reportsOf, peopleOf, signInsOf, sentCallsOf };
  const team = options.team ?? createTeam(environment);
  vi.stubGlobal('fetch', async () => new Response());
  const routes = [
    {
      path: paths.dashboard,
      element: <Dashboard shows={shows} team={team} lists={lists} />,
    },
    {
      path: showPaths.show,
      element: (
        <ShowOverview
          shows={shows}
          peopleOf={peopleOf}
          scheduleOf={scheduleOf}
          reportsOf={reportsOf}
          signInsOf={signInsOf}
          notesOf={notesOf}
        />
      ),
    },
    {
      path: showPaths.myCalls,
      element: (
        <MyCalls
          openPersonPage={(...ids) =>
            openStoredPage(...ids, { ...lists, shows, notesOf }, options.now)
          }
        />
      ),
    },
    {
      path: showPaths.company,
      element: (
        <Company
          shows={shows}
          peopleOf={peopleOf}
          team={team}
          scheduleOf={scheduleOf}
          signInsOf={signInsOf}
          notesOf={notesOf}
        />
      ),
    },
    {
      path: showPaths.addPerson,
      element: <AddPerson shows={shows} peopleOf={peopleOf} team={team} />,
    },
    {
      path: showPaths.importPeople,
      element: <ImportPeople shows={shows} peopleOf={peopleOf} />,
    },
    {
      path: showPaths.schedule,
      element: (
        <Schedule
          shows={shows}
          peopleOf={peopleOf}
          scheduleOf={scheduleOf}
          readElsewhere={readElsewhere}
          sentCallsOf={sentCallsOf}
          reportsOf={reportsOf}
        />
      ),
    },
    {
      path: showPaths.reports,
      element: (
        <ReportsScreen
          shows={shows}
          reportsOf={reportsOf}
          scheduleOf={scheduleOf}
          now={() => new Date(NOW)}
        />
      ),
    },
    {
      path: showPaths.notes,
      element: (
        <NotesScreen
          shows={shows}
          peopleOf={peopleOf}
          reportsOf={reportsOf}
          notesOf={notesOf}
          readNight={readNight}
        />
      ),
    },
    {
      path: showPaths.report,
      element: (
        <Report
          shows={shows}
          peopleOf={peopleOf}
          signInsOf={signInsOf}
          scheduleOf={scheduleOf}
          reportsOf={reportsOf}
          readNight={readNight}
          {...(options.pictures && { pictures: options.pictures })}
        />
      ),
    },
    {
      path: showPaths.dailyCall,
      element: (
        <DailyCall
          shows={shows}
          peopleOf={peopleOf}
          scheduleOf={scheduleOf}
          sentCallsOf={sentCallsOf}
        />
      ),
    },
    { path: paths.createEvent, element: <CreateEvent shows={shows} /> },
  ];
  return {
    ...renderRoutes(routes, { path }),
    shows,
    peopleOf,
    scheduleOf,
    reportsOf,
    signInsOf,
    notesOf,
    browser,
  };
}

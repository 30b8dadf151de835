import { paths } from '@standby/shared-ui/contracts';
import { createFakeBrowser, type FakeBrowser } from '@standby/shared-ui/testing/fake-browser';
import { renderRoutes, type RenderedRoutes } from '@standby/shared-ui/testing/render';
import { vi } from 'vitest';
import { createShows, type Shows } from '../data/shows';
import { createTeam, type Team } from '../data/team';
import type { Show } from '../domain/show';
import CreateEvent from '../screens/CreateEvent/CreateEvent';
import Dashboard from '../screens/Dashboard/Dashboard';
import { NOW } from '@standby/shared-ui/testing/now';

interface ScreenOptions {
  readonly browser?: FakeBrowser;
  /** What the shows begin with, in place of the samples. */
  readonly samples?: readonly Show[];
  /** What a creation waits for; nothing by default. */
  readonly beforeCreate?: () => Promise<void>;
  /** Takes the place of some of what the shows do. */
  readonly overrides?: Partial<Shows>;
  readonly team?: Team;
}

export interface OpenScreens extends RenderedRoutes {
  readonly shows: Shows;
  readonly browser: FakeBrowser;
}

/** Opens this remote's screens at a path, in a window of a browser of their own; the server answers. */
export function openScreens(path: string, options: ScreenOptions = {}): OpenScreens {
  const { browser = createFakeBrowser(), beforeCreate = async () => undefined } = options;
  const environment = { ...browser.openWindow(), now: () => new Date(NOW) };
  const stored = createShows({ ...environment, beforeCreate }, options.samples);
  const shows = { ...stored, ...options.overrides };
  const team = options.team ?? createTeam(environment);
  vi.stubGlobal('fetch', async () => new Response());
  const routes = [
    { path: paths.dashboard, element: <Dashboard shows={shows} team={team} /> },
    { path: paths.createEvent, element: <CreateEvent shows={shows} /> },
  ];
  return { ...renderRoutes(routes, { path }), shows, browser };
}

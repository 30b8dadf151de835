import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { guidePaths, paths, showPaths } from '@standby/contracts';

/** Screens by path; the build takes the paths from contract.json. */
export const screens = {
  [paths.dashboard]: () => import('./screens/Dashboard/Dashboard'),
  [paths.createEvent]: () => import('./screens/CreateEvent/CreateEvent'),
  [showPaths.show]: () => import('./screens/ShowOverview/ShowOverview'),
  [showPaths.company]: () => import('./screens/Company/Company'),
  [showPaths.addPerson]: () => import('./screens/AddPerson/AddPerson'),
  [showPaths.reports]: () => import('./screens/Reports/Reports'),
  [showPaths.notes]: () => import('./screens/Notes/Notes'),
  [showPaths.door]: () => import('./screens/Door/Door'),
  [showPaths.report]: () => import('./screens/Report/Report'),
  [showPaths.importPeople]: () => import('./screens/ImportPeople/ImportPeople'),
  [showPaths.schedule]: () => import('./screens/Schedule/Schedule'),
  [showPaths.dailyCall]: () => import('./screens/DailyCall/DailyCall'),
  [showPaths.myCalls]: () => import('./screens/MyCalls/MyCalls'),
  [guidePaths.guide]: () => import('./screens/Guide/Guide'),
  [guidePaths.page]: () => import('./screens/Guide/Guide'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

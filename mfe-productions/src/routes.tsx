import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/shared-ui/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.dashboard]: () => import('./screens/Dashboard/Dashboard'),
  [paths.createEvent]: () => import('./screens/CreateEvent/CreateEvent'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

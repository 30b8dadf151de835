import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.viewer]: () => import('./screens/Viewer/Viewer'),
  [paths.ask]: () => import('./screens/Ask/Ask'),
  [paths.light]: () => import('./screens/Light/Light'),
  [paths.screen]: () => import('./screens/DevicePage/DevicePage'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

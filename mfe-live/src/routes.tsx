import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/shared-ui/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.room]: () => import('./screens/LiveRoom/LiveRoom'),
  [paths.viewer]: () => import('./screens/Viewer/Viewer'),
  [paths.ask]: () => import('./screens/Ask/Ask'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

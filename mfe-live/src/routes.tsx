import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.room]: () => import('./screens/LiveRoom/LiveRoom'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

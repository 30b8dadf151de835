import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** Screens by path; the build takes the paths from contract.json. */
export const screens = {
  [paths.home]: () => import('./screens/Landing/Landing'),
  [paths.terms]: () => import('./screens/Terms/Terms'),
  [paths.privacy]: () => import('./screens/Privacy/Privacy'),
  [paths.cookies]: () => import('./screens/Cookies/Cookies'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

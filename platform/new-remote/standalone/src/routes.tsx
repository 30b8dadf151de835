import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';

/** The screen at each path: the build preloads the files of each. */
export const screens = {
  '__path__': () => import('./screens/__title__/__title__'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

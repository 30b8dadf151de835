import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';

/** The screen at each path. The build adds preloads of its files. */
export const screens = {
  '__path__': () => import('./screens/__title__/__title__'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

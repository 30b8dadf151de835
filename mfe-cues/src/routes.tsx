import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.cues]: () => import('./screens/CueSheet/CueSheet'),
  [paths.call]: () => import('./screens/Call/Call'),
  [paths.running]: () => import('./screens/Running/Running'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

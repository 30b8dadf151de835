import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.rooms]: () => import('./screens/Rooms/Rooms'),
  [paths.createRoom]: () => import('./screens/CreateRoom/CreateRoom'),
  [paths.devices]: () => import('./screens/Devices/Devices'),
  [paths.addDevice]: () => import('./screens/AddDevice/AddDevice'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

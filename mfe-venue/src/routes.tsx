import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** Screens by path; the build takes the paths from contract.json. */
export const screens = {
  [paths.rooms]: () => import('./screens/Rooms/Rooms'),
  [paths.createRoom]: () => import('./screens/CreateRoom/CreateRoom'),
  [paths.devices]: () => import('./screens/Devices/Devices'),
  [paths.addDevice]: () => import('./screens/AddDevice/AddDevice'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;

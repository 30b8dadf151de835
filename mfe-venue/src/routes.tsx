import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

const Rooms = lazyScreen(() => import('./screens/Rooms/Rooms'));
const CreateRoom = lazyScreen(() => import('./screens/CreateRoom/CreateRoom'));
const Devices = lazyScreen(() => import('./screens/Devices/Devices'));
const AddDevice = lazyScreen(() => import('./screens/AddDevice/AddDevice'));

const routes: RouteObject[] = [
  { path: paths.rooms, element: <Rooms /> },
  { path: paths.createRoom, element: <CreateRoom /> },
  { path: paths.devices, element: <Devices /> },
  { path: paths.addDevice, element: <AddDevice /> },
];

export default routes;

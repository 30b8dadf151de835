import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

const Dashboard = lazyScreen(() => import('./screens/Dashboard/Dashboard'));
const CreateEvent = lazyScreen(() => import('./screens/CreateEvent/CreateEvent'));

const routes: RouteObject[] = [
  { path: paths.dashboard, element: <Dashboard /> },
  { path: paths.createEvent, element: <CreateEvent /> },
];

export default routes;

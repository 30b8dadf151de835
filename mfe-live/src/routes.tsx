import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

const LiveRoom = lazyScreen(() => import('./screens/LiveRoom/LiveRoom'));
const Viewer = lazyScreen(() => import('./screens/Viewer/Viewer'));
const Ask = lazyScreen(() => import('./screens/Ask/Ask'));

const routes: RouteObject[] = [
  { path: paths.room, element: <LiveRoom /> },
  { path: paths.viewer, element: <Viewer /> },
  { path: paths.ask, element: <Ask /> },
];

export default routes;

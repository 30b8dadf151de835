import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

const LiveRoom = lazyScreen(() => import('./screens/LiveRoom/LiveRoom'));

const routes: RouteObject[] = [{ path: paths.room, element: <LiveRoom /> }];

export default routes;

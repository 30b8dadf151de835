import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyScreen } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

const GetStarted = lazyScreen(() => import('./screens/GetStarted/GetStarted'));
const Verify = lazyScreen(() => import('./screens/Verify/Verify'));
const CreateAccount = lazyScreen(() => import('./screens/CreateAccount/CreateAccount'));

const routes: RouteObject[] = [
  // Nothing links here: people get here by shortening an address.
  { path: '/auth', element: <Navigate to={paths.getStarted} replace /> },
  { path: paths.getStarted, element: <GetStarted /> },
  { path: paths.verify, element: <Verify /> },
  { path: paths.createAccount, element: <CreateAccount /> },
];

export default routes;

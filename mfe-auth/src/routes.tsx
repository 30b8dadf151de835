import { Navigate, type RouteObject } from 'react-router-dom';
import { screenRoutes } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.getStarted]: () => import('./screens/GetStarted/GetStarted'),
  [paths.verify]: () => import('./screens/Verify/Verify'),
  [paths.createAccount]: () => import('./screens/CreateAccount/CreateAccount'),
};

const routes: RouteObject[] = [
  // Nothing links here: people get here by shortening an address.
  { path: '/auth', element: <Navigate to={paths.getStarted} replace /> },
  ...screenRoutes(screens),
];

export default routes;

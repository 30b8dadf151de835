import { Navigate, type RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { accountPaths, paths } from '@standby/contracts';

/** Screens by path; the build takes the paths from contract.json. */
export const screens = {
  [paths.getStarted]: () => import('./screens/GetStarted/GetStarted'),
  [paths.verify]: () => import('./screens/Verify/Verify'),
  [paths.createAccount]: () => import('./screens/CreateAccount/CreateAccount'),
  [accountPaths.forgotPassword]: () => import('./screens/ForgotPassword/ForgotPassword'),
  [accountPaths.resetPassword]: () => import('./screens/ResetPassword/ResetPassword'),
  [accountPaths.confirmEmail]: () => import('./screens/ConfirmEmail/ConfirmEmail'),
  [accountPaths.keepAccount]: () => import('./screens/KeepAccount/KeepAccount'),
  [accountPaths.welcome]: () => import('./screens/Welcome/Welcome'),
  [accountPaths.invitation]: () => import('./screens/Invitation/Invitation'),
  [accountPaths.accountSettings]: () => import('./screens/AccountSettings/AccountSettings'),
  [accountPaths.organizationSettings]: () =>
    import('./screens/OrganizationSettings/OrganizationSettings'),
};

const routes: RouteObject[] = [
  // No page links here, but people arrive by shortening an address.
  { path: '/auth', element: <Navigate to={paths.getStarted} replace /> },
  { path: '/settings', element: <Navigate to={accountPaths.accountSettings} replace /> },
  ...screenRoutes(screens),
];

export default routes;

import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

const Landing = lazyScreen(() => import('./screens/Landing/Landing'));
const Terms = lazyScreen(() => import('./screens/Terms/Terms'));
const Privacy = lazyScreen(() => import('./screens/Privacy/Privacy'));
const Cookies = lazyScreen(() => import('./screens/Cookies/Cookies'));

const routes: RouteObject[] = [
  { path: paths.home, element: <Landing /> },
  { path: paths.terms, element: <Terms /> },
  { path: paths.privacy, element: <Privacy /> },
  { path: paths.cookies, element: <Cookies /> },
];

export default routes;

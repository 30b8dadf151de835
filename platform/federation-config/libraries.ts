/**
 * What may be imported from react-router-dom: the shell shares these names alone, a fifth of the
 * router. A name that is used but missing here fails lint.
 */
export const ROUTER_EXPORTS = [
  'BrowserRouter',
  'Link',
  'MemoryRouter',
  'NavLink',
  'Navigate',
  'matchPath',
  'matchRoutes',
  'useLocation',
  'useNavigate',
  'useNavigationType',
  'useParams',
  'useRoutes',
  'useSearchParams',
] as const;

/** Libraries of which a page has exactly one instance. */
export const SHARED_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@standby/shared-ui',
] as const;

/** What the shell hands to the remotes, by the names under which it is imported. */
export const SHARED_MODULES = [...SHARED_LIBRARIES, 'react/jsx-runtime'] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];

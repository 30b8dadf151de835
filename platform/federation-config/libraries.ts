/**
 * Names that may be imported from react-router-dom. The shell shares only these, a fifth of the router. A name that
 * is used but missing here fails lint.
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

/** Libraries that the shell provides to the remotes, by the names under which they are imported. */
export const SHARED_MODULES = [...SHARED_LIBRARIES, 'react/jsx-runtime'] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];

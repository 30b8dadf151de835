import * as react from 'react';
import { version as reactVersion } from 'react/package.json';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { version as reactDomVersion } from 'react-dom/package.json';
import {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  matchPath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
import { version as routerVersion } from 'react-router-dom/package.json';
import * as sharedUi from '@standby/shared-ui';
import { version as sharedUiVersion } from '@standby/shared-ui/package.json';
import * as styledComponents from 'styled-components';
import { version as styledComponentsVersion } from 'styled-components/package.json';
import type { ROUTER_EXPORTS, SharedModule } from '@standby/federation-config';

interface ProvidedLibrary {
  readonly version: string;
  readonly library: object;
}

/** Lists only the used exports, so that a build drops the other four fifths of the router. */
const router = {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  matchPath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} satisfies Record<(typeof ROUTER_EXPORTS)[number], unknown>;

/** Libraries that the shell shares with every remote, by import specifier. */
export const providedLibraries: Readonly<Record<SharedModule, ProvidedLibrary>> = {
  react: { version: reactVersion, library: react },
  'react/jsx-runtime': { version: reactVersion, library: jsxRuntime },
  'react-dom': { version: reactDomVersion, library: reactDom },
  'react-router-dom': { version: routerVersion, library: router },
  '@standby/shared-ui': { version: sharedUiVersion, library: sharedUi },
  'styled-components': { version: styledComponentsVersion, library: styledComponents },
};

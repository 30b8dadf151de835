export {
  ROUTER_EXPORTS,
  SHARED_LIBRARIES,
  SHARED_MODULES,
  type SharedModule,
} from './libraries.ts';
export {
  COMPOSITION_META,
  isAllowedOrigin,
  isBelow,
  ownerIn,
  policyOrigins,
  sharedPaths,
  type Layout,
  type ListedPlace,
  type NavigationEntry,
  type OriginPolicy,
  type PageComposition,
  type Places,
  type RemotePlace,
  type SharedPath,
} from './places.ts';
export {
  CONTRACT_FILE,
  EXPOSED_MODULE,
  OUTLINES_MODULE,
  federationName,
  ORIGIN_POLICY,
  OWN_ORIGIN_POLICY,
  REGISTRY_PATH,
  MF_MANIFEST_FILE,
  REMOTE_ENTRY,
} from './registry.ts';
export { attemptAddresses, originalAddress } from './retry-address.ts';
export {
  GALLERY_PORT,
  ownerOf,
  remoteNames,
  remotes,
  SHELL_PORT,
  workspaceComposition,
  type RemoteDefinition,
  type RemoteName,
} from './remotes.ts';

export {
  ROUTER_EXPORTS,
  SHARED_LIBRARIES,
  SHARED_MODULES,
  type SharedModule,
} from './libraries.ts';
export {
  CONTRACT_FILE,
  EXPOSED_MODULE,
  OVERRIDE_ORIGINS,
  REGISTRY_PATH,
  REMOTE_ENTRY,
} from './registry.ts';
export {
  federationName,
  GALLERY_PORT,
  isBelow,
  ownerOf,
  remoteNames,
  remotes,
  SHELL_PORT,
  type Layout,
  type RemoteDefinition,
  type RemoteName,
  type RemotePlace,
} from './remotes.ts';

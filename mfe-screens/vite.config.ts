import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('screens', { joinsSmallModules: 4_000 });

import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('venue', { joinsSmallModules: 0 });

import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('live', { joinsSmallModules: 4_000 });

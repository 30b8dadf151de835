import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('productions', { joinsSmallModules: 4_000 });

import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('cues', { joinsSmallModules: 4_000 });

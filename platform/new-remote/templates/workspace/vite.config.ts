import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('__name__');

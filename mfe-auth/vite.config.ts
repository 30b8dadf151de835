import { remoteConfig } from '../tools/vite/remote.ts';

export default remoteConfig('auth', { joinsPartsBelow: 3000 });

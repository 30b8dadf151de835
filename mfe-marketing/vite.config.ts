import { remoteConfig } from '../tools/vite/remote.ts';

export default remoteConfig('marketing');

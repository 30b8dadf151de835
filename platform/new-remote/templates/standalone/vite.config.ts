import { standbyRemote } from '@standby/vite-preset';
import { remote } from './src/remote.ts';

export default standbyRemote(remote);

import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('auth', {
  joinsSmallModules: 4_000,
  // Sample mode has only these screens.
  joinsFor: ['GetStarted', 'Verify', 'CreateAccount'],
});

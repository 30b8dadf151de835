import { knownNavigation } from './known-navigation.ts';
import { noModuleState } from './no-module-state.ts';
import { noOwnClock } from './no-own-clock.ts';
import { noRawMessage } from './no-raw-message.ts';

/** The oxlint rules of this workspace; see `jsPlugins` in oxlint.config.ts. */
export default {
  meta: { name: 'standby' },
  rules: {
    'known-navigation': knownNavigation,
    'no-module-state': noModuleState,
    'no-own-clock': noOwnClock,
    'no-raw-message': noRawMessage,
  },
};

import { knownNavigation } from './known-navigation.ts';
import { noModuleState } from './no-module-state.ts';
import { noOwnClock } from './no-own-clock.ts';
import { noRawMessage } from './no-raw-message.ts';
import { plainProse } from './prose/plain-prose.ts';

/** The oxlint rules of this workspace; see `jsPlugins` in oxlint.config.ts. */
export default {
  meta: { name: 'standby' },
  rules: {
    'known-navigation': knownNavigation,
    'no-module-state': noModuleState,
    'no-own-clock': noOwnClock,
    'no-raw-message': noRawMessage,
    'plain-prose': plainProse,
  },
};

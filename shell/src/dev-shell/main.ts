import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import { version } from 'react/package.json';
import { registerShared } from '@module-federation/runtime';
// oxlint-disable-next-line no-restricted-imports -- a shell for developers alone
import { warnOfLeaks } from '@standby/testing/leaks';
import { prepareRefresh } from '../remotes/prepare-refresh';
import { DEV_SERVER_META } from './dev-server-meta';

/**
 * Starts the shell that `@standby/dev-shell` serves. The refresh runtime has to be there before
 * react-dom starts.
 */
async function start(): Promise<void> {
  warnOfLeaks();
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${DEV_SERVER_META}"]`);
  if (!meta) throw new Error(`the page has no ${DEV_SERVER_META}`);
  // If the dev server is not there, the shell still runs and shows that the remote does not load.
  await prepareRefresh(meta.content).catch(() => undefined);
  await import('../main');
  // A dev server compiles JSX to this module. It would bring its own one, with another React.
  registerShared({
    'react/jsx-dev-runtime': {
      version,
      lib: () => jsxDevRuntime,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    },
  });
}

void start();

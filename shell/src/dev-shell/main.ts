import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import { version } from 'react/package.json';
import { registerShared } from '@module-federation/runtime';
// oxlint-disable-next-line no-restricted-imports -- a shell for developers alone
import { warnOfLeaks } from '@standby/testing/leaks';
import { prepareRefresh } from '../remotes/prepare-refresh';
import { DEV_SERVER_META } from './dev-server-meta';

/** Start of the shell that `@standby/dev-shell` serves: react-dom must find the refresh runtime when it starts. */
async function start(): Promise<void> {
  warnOfLeaks();
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${DEV_SERVER_META}"]`);
  if (!meta) throw new Error(`the page has no ${DEV_SERVER_META}`);
  // Without the dev server, the shell runs all the same and shows that the remote does not load.
  await prepareRefresh(meta.content).catch(() => undefined);
  await import('../main');
  // By which a dev server compiles JSX. It would bring its own, with another React.
  registerShared({
    'react/jsx-dev-runtime': {
      version,
      lib: () => jsxDevRuntime,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    },
  });
}

void start();

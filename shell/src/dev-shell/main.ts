import { prepareRefresh } from '../remotes/prepare-refresh';
import { DEV_SERVER_META } from './dev-server-meta';

/** Start of the shell that `@standby/dev-shell` serves: react-dom must find the refresh runtime when it starts. */
async function start(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${DEV_SERVER_META}"]`);
  if (!meta) throw new Error(`the page has no ${DEV_SERVER_META}`);
  // Without the dev server, the shell runs all the same and shows that the remote does not load.
  await prepareRefresh(meta.content).catch(() => undefined);
  await import('../main');
}

void start();

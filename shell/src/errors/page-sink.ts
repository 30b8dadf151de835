import { whenIdle } from '@standby/shared-ui';
import type { RemoteInfos } from '../remotes/remote-info';
import type { RemoteStore } from '../remotes/remote-store';
import { consoleSink } from './console-sink';
import type { ErrorSink } from './error-report';
import type { Reporter } from './send-reports';

/**
 * Address for reports, which the server writes into its pages. If there is none, reports go to the console alone.
 */
function reportsAddress(): string | undefined {
  const tag = document.head.querySelector<HTMLMetaElement>('meta[name="standby:reports"]');
  return tag?.content;
}

interface PageSink {
  readonly sink: ErrorSink;
  /** Reports the remotes that the page loads. */
  readonly watch: (store: Pick<RemoteStore, 'subscribe'>) => void;
}

/**
 * Creates the sink of this page: the console and, if the page's server takes reports, the server.
 */
export function createPageSink(remoteInfo: () => RemoteInfos): PageSink {
  const address = reportsAddress();
  if (address === undefined) return { sink: consoleSink, watch: () => undefined };
  const to = address;
  const { pathname } = window.location;
  let loading: Promise<Reporter> | undefined;
  async function report(run: (reporter: Reporter) => void): Promise<void> {
    // No first view needs this module.
    loading ??= import('./send-reports').then(({ startReporter }) =>
      startReporter(to, pathname, remoteInfo),
    );
    run(await loading);
  }
  return {
    sink(error) {
      consoleSink(error);
      void report(({ reportError }) => reportError(error, remoteInfo()));
    },
    watch(store) {
      store.subscribe(() =>
        whenIdle(() => void report(({ reportLoads }) => reportLoads(remoteInfo()))),
      );
    },
  };
}

import type { RootOptions } from 'react-dom/client';
import { sharedVersions } from '../remotes/container';
import type { RemoteInfos } from '../remotes/remote-info';
import { describeError, type ErrorSink } from './error-report';

/** Harmless message of browsers about a layout that takes one more frame. */
const LATE_LAYOUT = /^ResizeObserver loop/u;

/**
 * Sends uncaught errors and unhandled rejections of the page to the sink.
 *
 * @returns a function that reports a caught error, for error boundaries and failed loads
 */
export function reportErrors(
  sink: ErrorSink,
  remoteInfo: () => RemoteInfos,
): (error: unknown) => void {
  // The browser aborts the requests of a page that the person leaves. In WebKit the page sees them
  // fail.
  let isHidden = false;
  window.addEventListener('pagehide', () => {
    isHidden = true;
  });
  window.addEventListener('pageshow', () => {
    isHidden = false;
  });
  const report = (error: unknown): void => {
    if (isHidden) return;
    const { pathname } = window.location;
    sink(describeError(error, { pathname, remotes: remoteInfo(), shared: sharedVersions() }));
  };
  window.addEventListener('error', ({ error, message }) => {
    if (!LATE_LAYOUT.test(message)) report(error ?? message);
  });
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
  return report;
}

/** Sends React's caught, uncaught and recoverable errors to the same report. */
export function rootErrorOptions(report: (error: unknown) => void): RootOptions {
  return { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };
}

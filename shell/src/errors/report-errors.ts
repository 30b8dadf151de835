import { getInstance } from '@module-federation/runtime';
import type { RootOptions } from 'react-dom/client';
import { SHARED_LIBRARIES } from '../../../federation.config';
import { describeError, type ErrorSink, type KnownRemotes } from './error-report';

/** Version of each shared library that the federation runtime has on this page. */
export function sharedVersions(): Record<string, string> {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => [library, Object.keys(scope[library] ?? {}).join(' and ')]),
  );
}

/**
 * Sends every error of the page to the sink, with its owner: uncaught ones, unhandled rejections, and
 * through the returned function those that a boundary caught or a load ended with.
 */
export function reportErrors(sink: ErrorSink, known: () => KnownRemotes): (error: unknown) => void {
  // A page that is left has its requests aborted: WebKit lets it see them fail.
  let isLeft = false;
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  const report = (error: unknown): void => {
    if (isLeft) return;
    const { pathname } = window.location;
    sink(describeError(error, { pathname, remotes: known(), shared: sharedVersions() }));
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
  return report;
}

/** What React caught in a boundary or could not catch at all, for the same sink. */
export function rootErrorOptions(report: (error: unknown) => void): RootOptions {
  return { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };
}

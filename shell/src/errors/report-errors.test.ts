import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleSink } from './console-sink';
import type { ErrorReport, ErrorSink } from './error-report';
import { reportErrors, rootErrorOptions } from './report-errors';

const ENTRY = 'http://localhost:4170/remotes/venue/remoteEntry.js';
const remoteInfo = () => ({ venue: { entry: ENTRY, version: '1.2.0' } });

const listeners: [string, EventListenerOrEventListenerObject][] = [];
const sink = vi.fn<ErrorSink>();

beforeEach(() => {
  sink.mockClear();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      listen(type, listener);
    },
  );
  window.history.replaceState(null, '', '/rooms');
});

// All tests of a worker share one page.
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
});

describe('reportErrors', () => {
  it('sends uncaught errors, with owner and route', () => {
    const error = new Error('the set fell over');
    reportErrors(sink, remoteInfo);

    window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
    expect(sink).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ remote: 'venue', version: '1.2.0', route: '/rooms', error }),
    );
  });

  it('ignores the message of browsers about a layout that takes one more frame', () => {
    reportErrors(sink, remoteInfo);
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));
    expect(sink).not.toHaveBeenCalled();
  });

  it('ignores failures from the moment a page is left until it is shown again', () => {
    const report = reportErrors(sink, remoteInfo);
    window.dispatchEvent(new Event('pagehide'));
    report(new TypeError('aborted'));
    expect(sink).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    report(new TypeError('offline'));
    expect(sink).toHaveBeenCalledOnce();
  });

  it('sends the message when the browser hides the error', () => {
    reportErrors(sink, remoteInfo);

    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    expect(sink).toHaveBeenCalledWith(expect.objectContaining({ error: 'Script error.' }));
  });

  it('sends unhandled rejections', () => {
    const reason = new Error('the set fell over');
    reportErrors(sink, remoteInfo);

    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(sink).toHaveBeenCalledWith(expect.objectContaining({ remote: 'venue', error: reason }));
  });

  it('sends what React caught, did not catch, or recovered from', () => {
    const options = rootErrorOptions(reportErrors(sink, remoteInfo));

    for (const handle of [
      options.onCaughtError,
      options.onUncaughtError,
      options.onRecoverableError,
    ]) {
      handle?.(new Error('the set fell over'), {});
    }
    expect(sink).toHaveBeenCalledTimes(3);
  });
});

describe('consoleSink', () => {
  const report: ErrorReport = {
    remote: 'venue',
    version: '1.2.0',
    route: '/rooms',
    shared: { react: '19.3.1', '@standby/shared-ui': '0.1.0' },
    error: new Error('the set fell over'),
  };

  it.each<[string, Partial<ErrorReport>, string]>([
    ['a remote', {}, '[mfe-venue@1.2.0] at /rooms (react@19.3.1, @standby/shared-ui@0.1.0)'],
    [
      'a dev server',
      { version: undefined },
      '[mfe-venue] at /rooms (react@19.3.1, @standby/shared-ui@0.1.0)',
    ],
    ['the shell', { remote: undefined, version: undefined, shared: {} }, '[shell] at /rooms ()'],
  ])('begins with the owner: %s', (_, change, words) => {
    const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    consoleSink({ ...report, ...change });

    expect(write.mock.calls).toEqual([[words, report.error]]);
    write.mockClear();
  });
});

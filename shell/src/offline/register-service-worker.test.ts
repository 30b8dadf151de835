import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  registerServiceWorker,
  REGISTRATION_DELAY_MILLIS,
  RETRY_DELAY_MILLIS,
} from './register-service-worker';

interface FakeBrowser {
  readonly register?: (address: string) => Promise<object>;
  readonly isControlled?: boolean;
  readonly saveData?: boolean;
}

/** Stubs a browser with service workers, and records the messages that its worker gets. */
function browserWith({ register, isControlled = false, saveData = false }: FakeBrowser = {}) {
  const messages: unknown[] = [];
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const registered = vi.fn(register ?? (() => Promise.resolve({ installing: null, active })));
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: {
      controller: isControlled ? active : null,
      register: registered,
      ready: Promise.resolve({ active }),
    },
  });
  return { registered, messages };
}

/** A worker that fails because one of its files cannot be fetched. */
class FailingWorker {
  state = 'installing';

  addEventListener(_type: string, listener: () => void): void {
    this.state = 'redundant';
    listener();
  }
}

const settle = () => vi.advanceTimersByTimeAsync(REGISTRATION_DELAY_MILLIS);
const report = vi.fn<(error: unknown) => void>();

describe('registerServiceWorker', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    report.mockReset();
    // Test files share one document.
    for (const link of document.head.querySelectorAll('link[integrity]')) link.remove();
  });

  it('registers the worker some time after the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { registered } = browserWith();
    registerServiceWorker(report);
    await settle();
    expect(registered).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(registered).not.toHaveBeenCalled();
    await settle();
    expect(registered).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  it('tells the worker which files the first page fetched without it, with their hashes, and nothing on later pages', async () => {
    const first = browserWith();
    const files = [
      'https://standby.example/theme.js',
      'https://standby.example/remotes/a/Rooms.js',
    ];
    const entries = files.map((name) => performance.mark(name));
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => entries as never[]);
    const link = document.createElement('link');
    link.setAttribute('integrity', 'sha384-a');
    // jsdom does not read this property.
    Object.assign(link, { href: files[1], integrity: 'sha384-a' });
    document.head.append(link);
    registerServiceWorker(report);
    await settle();
    const urlsToCache = [...files, [files[1], { integrity: 'sha384-a' }]];
    expect(first.messages).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }]);

    const later = browserWith({ isControlled: true });
    registerServiceWorker(report);
    await settle();
    expect(later.registered).toHaveBeenCalledOnce();
    expect(later.messages).toEqual([]);
  });

  it('does nothing when the browser saves data or has no service workers', async () => {
    const { registered } = browserWith({ saveData: true });
    registerServiceWorker(report);
    await settle();
    expect(registered).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', {});
    expect(() => registerServiceWorker(report)).not.toThrow();
  });

  it('reports nothing where an extension blocks workers, and gives no registration', async () => {
    const blocked = vi.fn<(address: string) => Promise<undefined>>(async () => undefined);
    vi.stubGlobal('navigator', {
      serviceWorker: { controller: null, register: blocked, ready: new Promise(() => {}) },
    });
    registerServiceWorker(report);
    await settle();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MILLIS);
    expect(blocked).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a failed registration once', async () => {
    const failure = new DOMException('no storage', 'SecurityError');
    browserWith({ register: () => Promise.reject(failure) });
    registerServiceWorker(report);
    await settle();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it.each([
    ['seen', () => ({ installing: new FailingWorker(), waiting: null, active: null })],
    ['over before it was seen', () => ({ installing: null, waiting: null, active: null })],
  ])('registers the worker again after an installation that failed: %s', async (_when, failed) => {
    const { registered, messages } = browserWith({ register: () => Promise.resolve(failed()) });
    registerServiceWorker(report);
    await settle();
    expect(registered).toHaveBeenCalledOnce();
    registered.mockResolvedValueOnce({ installing: null, waiting: null, active: {} });
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MILLIS - 1);
    expect(registered).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(registered).toHaveBeenCalledTimes(2);
    expect(messages).toHaveLength(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a content policy that refuses it, and does not throw', () => {
    const refusal = new TypeError('refused');
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw refusal;
      },
    });
    browserWith();
    registerServiceWorker(report);
    expect(report).toHaveBeenCalledExactlyOnceWith(refusal);
  });

  it('creates a policy that allows only the worker', () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (address: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    browserWith();
    registerServiceWorker(report);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('standby-worker');
    expect(rules?.createScriptURL('/sw.js')).toBe('/sw.js');
    expect(() => rules?.createScriptURL('/sw.js?from=elsewhere')).toThrow(TypeError);
    expect(() => rules?.createScriptURL('https://evil.example/sw.js')).toThrow(TypeError);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepForOffline, SETTLING_MILLIS } from './keep-for-offline';

interface FakeBrowser {
  readonly register?: (address: string) => Promise<void>;
  readonly isControlled?: boolean;
  readonly saveData?: boolean;
}

/** A browser with service workers; what its worker hears. */
function browserWith({ register, isControlled = false, saveData = false }: FakeBrowser = {}) {
  const registered = vi.fn(register ?? (() => Promise.resolve()));
  const heard: unknown[] = [];
  const active = { postMessage: (message: unknown) => heard.push(message) };
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: {
      controller: isControlled ? active : null,
      register: registered,
      ready: Promise.resolve({ active }),
    },
  });
  return { registered, heard };
}

const settle = () => vi.advanceTimersByTimeAsync(SETTLING_MILLIS);
const report = vi.fn<(error: unknown) => void>();

describe('keepForOffline', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    report.mockReset();
  });

  it('registers the worker, long after the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { registered } = browserWith();
    keepForOffline(report);
    await settle();
    expect(registered).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(registered).not.toHaveBeenCalled();
    await settle();
    expect(registered).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  it('tells the worker what the first page fetched past it, and nothing on later ones', async () => {
    const first = browserWith();
    keepForOffline(report);
    await settle();
    expect(first.heard).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: [] } }]);

    const later = browserWith({ isControlled: true });
    keepForOffline(report);
    await settle();
    expect(later.registered).toHaveBeenCalledOnce();
    expect(later.heard).toEqual([]);
  });

  it('does nothing where the person saves data, or the browser has no workers', async () => {
    const { registered } = browserWith({ saveData: true });
    keepForOffline(report);
    await settle();
    expect(registered).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', {});
    expect(() => keepForOffline(report)).not.toThrow();
  });

  it('reports once what it could not do', async () => {
    const failure = new DOMException('no storage', 'SecurityError');
    browserWith({ register: () => Promise.reject(failure) });
    keepForOffline(report);
    await settle();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('reports a content policy that refuses it, and costs the page nothing', () => {
    const refusal = new TypeError('refused');
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw refusal;
      },
    });
    browserWith();
    keepForOffline(report);
    expect(report).toHaveBeenCalledExactlyOnceWith(refusal);
  });

  it('makes a policy that admits the worker alone', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    browserWith();
    keepForOffline(report);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    const { createScriptURL } = rules as { createScriptURL: (address: string) => string };
    expect(name).toBe('standby-worker');
    expect(createScriptURL('/sw.js')).toBe('/sw.js');
    expect(() => createScriptURL('/sw.js?from=elsewhere')).toThrow(TypeError);
    expect(() => createScriptURL('https://evil.example/sw.js')).toThrow(TypeError);
  });
});

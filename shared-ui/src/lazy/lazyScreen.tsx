import { lazy, useState, type ComponentType, type ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the checks of files, which know nothing of the product
import { moduleFailure, type ModuleFailure } from '@standby/contracts';
import { announceSettledLoad } from './settled-loads';

/** A module whose default export is a component. */
export interface ScreenModule<Props> {
  default: ComponentType<Props>;
}

/** A visit after a failed preload reports the failure, or loads the code itself. */
type AfterFailure = 'report' | 'retry';

/** A lazy component. */
export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the code early, for example when the pointer is over a link to the screen. Resolves to
   * whether the code has loaded.
   */
  preload: (afterFailure?: AfterFailure) => Promise<boolean>;
  /** Whether the screen can show at once. */
  isLoaded: () => boolean;
}

/**
 * Error for screen code that could not be loaded, or threw when it started. `renew` lets the next
 * render of the screen try again.
 */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
  readonly failure: ModuleFailure;

  constructor(
    cause: unknown,
    readonly renew: () => void,
  ) {
    const failure = moduleFailure(cause);
    const what = failure === 'threw' ? 'threw while it started' : 'did not load';
    // The message includes the cause's, because not every console shows causes.
    super(`This part of Standby ${what}: ${String(cause)}`, { cause });
    this.failure = failure;
  }
}

/**
 * Returns the failed address, which browsers put into the message: `… module:
 * https://…/Rooms-4f2a.js`.
 */
function failedAddress(error: unknown): string | undefined {
  // oxlint-disable-next-line standby/no-raw-message -- read for its address
  return error instanceof Error ? /https?:\/\/[^\s'"]+/.exec(error.message)?.[0] : undefined;
}

/** Props of a module's component. */
type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Creates a lazy component like `React.lazy`, but a failed load can be retried. A browser remembers
 * a failed `import()` for as long as the page lives, so the retry requests the same file with
 * another query. `ErrorBoundary` renews the screen when it catches the failure. After a reset, or
 * on the next visit, the screen loads again.
 *
 * @param name export that is the component; the module's default export if left out
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
): LazyScreen<Props>;
export function lazyScreen<Module, const Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen<PropsOf<Module, Name>>;
export function lazyScreen<Props extends object>(
  load: () => Promise<unknown>,
  name = 'default',
): LazyScreen<Props> {
  let pending: Promise<ScreenModule<Props>> | undefined;
  let lazyComponent: ComponentType<Props> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let address: string | undefined;
  let retries = 0;

  function renew(): void {
    pending = undefined;
    lazyComponent = undefined;
    retries += 1;
  }

  async function request(): Promise<ScreenModule<Props>> {
    try {
      const module = await (address ? importAgain(address, retries) : load());
      const { [name]: component } = module as Partial<Record<string, ComponentType<Props>>>;
      // For example, a file of a dev server that was read while an editor wrote it.
      if (!component) throw new TypeError(`no ${name} export: ${address ?? String(load)}`);
      loaded = component;
      return { default: component };
    } catch (error) {
      // A file that failed its check before the import is either refused again or available by
      // then, so `load` requests it.
      if (error instanceof TypeError) address ??= failedAddress(error);
      throw new ScreenLoadError(error, renew);
    }
  }

  function current(): Promise<ScreenModule<Props>> {
    pending ??= request().finally(announceSettledLoad);
    return pending;
  }

  /** A preloaded component shows at once: a lazy component would show the fallback first. */
  function component(): ComponentType<Props> {
    lazyComponent ??= lazy(current);
    return loaded ?? lazyComponent;
  }

  function Screen(props: Props) {
    // The component is chosen once per visit, because another component would lose the screen's
    // state.
    const [Chosen] = useState(component);
    return <Chosen {...props} />;
  }

  return Object.assign(Screen, {
    isLoaded: () => loaded !== undefined,
    preload: (afterFailure: AfterFailure = 'report') =>
      current().then(
        () => true,
        () => {
          if (afterFailure === 'retry') renew();
          return false;
        },
      ),
  });
}

function importAgain(address: string, retry: number): Promise<unknown> {
  const separator = address.includes('?') ? '&' : '?';
  return import(/* @vite-ignore */ `${address}${separator}retry=${retry}`);
}

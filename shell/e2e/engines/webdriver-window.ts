import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, Key, type ThenableWebDriver, type WebElement } from 'selenium-webdriver';
import type { BrowserWindow, Key as KeyName, Role } from './browser-window.ts';

const require = createRequire(import.meta.url);

/**
 * Testing Library's queries, which run in the page: WebDriver itself cannot find elements by role
 * and name.
 */
const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const PATIENCE_MILLIS = 60_000;

const KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ' ': Key.SPACE,
  b: 'b',
  d: 'd',
};

/** Whether the page changed between finding an element and using it. */
function isPassing(cause: unknown): boolean {
  return (
    cause instanceof error.StaleElementReferenceError ||
    cause instanceof error.ElementNotInteractableError ||
    cause instanceof error.ElementClickInterceptedError ||
    cause instanceof error.NoSuchElementError
  );
}

/** Returns a window of an engine that WebDriver drives. All windows of a driver share one focus. */
export function webDriverWindow(
  driver: ThenableWebDriver,
  handle: string,
  origin: string,
): BrowserWindow {
  async function inWindow<T>(act: () => Promise<T>): Promise<T> {
    await driver.switchTo().window(handle);
    return act();
  }

  /** Runs a script that may use `queries`, Testing Library's for the document. */
  async function query<T>(script: string, ...words: unknown[]): Promise<T> {
    for (;;) {
      const answer = await driver.executeScript<{ readonly value: T } | null>(
        `if (!('TestingLibraryDom' in window)) return null;
         const queries = window.TestingLibraryDom.within(document.body);
         const act = (...words) => { ${script} };
         return { value: act(...arguments) };`,
        ...words,
      );
      if (answer) return answer.value;
      // The page is new. A script's `this` is the window, where the library puts itself.
      await driver.executeScript(QUERIES);
    }
  }

  function byRole(role: Role, name?: string | RegExp): [script: string, ...words: unknown[]] {
    const pattern = name instanceof RegExp ? [name.source, name.flags] : [name ?? null];
    return [
      `const [role, name, flags] = words;
       const options = name === null ? {} : { name: flags === undefined ? name : new RegExp(name, flags) };
       const found = queries.queryAllByRole(role, options);`,
      role,
      ...pattern,
    ];
  }

  async function untilDone(what: string, act: () => Promise<boolean>): Promise<void> {
    const giveUp = Date.now() + PATIENCE_MILLIS;
    let last: unknown;
    for (;;) {
      try {
        if (await inWindow(act)) return;
      } catch (cause) {
        if (!isPassing(cause)) throw cause;
        last = cause;
      }
      if (Date.now() > giveUp) {
        throw new Error(`there is no ${what} after ${PATIENCE_MILLIS} ms`, { cause: last });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return {
    goto: (path) => inWindow(() => driver.get(origin + path)),
    reload: () => inWindow(() => driver.navigate().refresh()),
    back: () => inWindow(() => driver.navigate().back()),
    forward: () => inWindow(() => driver.navigate().forward()),
    path: () => inWindow(async () => (await driver.getCurrentUrl()).slice(origin.length)),
    title: () => inWindow(() => driver.getTitle()),
    async click(role, name) {
      let before: string | undefined;
      await untilDone(`${role} "${String(name)}" to click`, async () => {
        const [script, ...words] = byRole(role, name);
        // WebKit's driver scrolls only until a part of the element is visible.
        const found = await query<{ readonly element: WebElement; readonly place: string } | null>(
          `${script}
           const element = found.find((one) => !one.disabled);
           if (element === undefined) return null;
           element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
           return { element, place: JSON.stringify(element.getBoundingClientRect()) };`,
          ...words,
        );
        // The driver presses a place. While the page moves, another element may be there by then.
        const isStill = found !== null && found.place === before;
        before = found?.place;
        if (isStill) await found.element.click();
        return isStill;
      });
    },
    fill: (label, value) =>
      untilDone(`field "${label}"`, async () => {
        // React would not hear that the driver cleared the field, and would bring the former text back. So
        // the typed text replaces the selected one.
        const field = await query<WebElement | null>(
          `const field = queries.queryAllByLabelText(words[0])[0] ?? null;
           field?.focus();
           field?.select();
           return field;`,
          label,
        );
        // WebKit's driver cannot type a line feed.
        await field?.sendKeys(value.replaceAll('\n', Key.ENTER) || Key.BACK_SPACE);
        return field !== null;
      }),
    value: (label) =>
      inWindow(() => query<string>('return queries.getByLabelText(words[0]).value;', label)),
    press: (key) => inWindow(() => driver.actions().sendKeys(KEYS[key]).perform()),
    texts: (role, name) =>
      inWindow(() => {
        const [script, ...words] = byRole(role, name);
        return query<string[]>(`${script} return found.map((one) => one.textContent);`, ...words);
      }),
    evaluate: <T>(body: string) =>
      inWindow(async () => {
        const answer = await driver.executeAsyncScript<{ value?: T; error?: string }>(
          `const done = arguments[arguments.length - 1];
           (async () => { ${body} })().then(
             (value) => done({ value }),
             (error) => done({ error: String(error) }),
           );`,
        );
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.value as T;
      }),
    close: () => inWindow(() => driver.close()),
  };
}

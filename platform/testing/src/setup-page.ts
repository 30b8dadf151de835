import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { __PRIVATE__ as styled } from 'styled-components';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { preloadParts } from '@standby/shared-ui/preload';
import './effects-first';

/** The design system's lazy parts load by import(), which a busy machine can keep waiting. */
const SEARCH_MILLIS = 15_000;

/** A language with 24 hours: jsdom's would have AM and PM. */
const LANGUAGE = 'en-GB';

/** What the app removes after a delay, such as a toast, it removes after this long or longer. */
const SHORTEST_STAY_MILLIS = 5_000;

const LONGEST_TIMEOUT_MILLIS = 2 ** 31 - 1;

configure({ asyncUtilTimeout: SEARCH_MILLIS });

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(LANGUAGE);
});

// A busy machine can stand still until a toast has left that a test is about to press. Here what leaves by itself
// leaves only by a test's own clock, which takes the place of this one.
beforeEach(() => {
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, millis = 0, ...given: []) => {
    const isStay = millis >= SHORTEST_STAY_MILLIS && millis !== SEARCH_MILLIS;
    return start(run, isStay ? LONGEST_TIMEOUT_MILLIS : millis, ...given);
  });
});

// jsdom has no layout: what observes sizes never hears of one, and nothing scrolls.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;

/** The usual way to give an element a size in jsdom, which all later files of the worker would meet. */
const elementProperties = () => Object.getOwnPropertyNames(HTMLElement.prototype);

let propertiesAtStart: readonly string[] = [];

beforeAll(() => {
  propertiesAtStart = elementProperties();
});

// A person presses whatever is under the pointer, a test the element that it found: a select that replaced its
// placeholder meanwhile would not hear of it.
beforeAll(() => preloadParts());

/** jsdom goes through every rule for each question about an element: those of earlier files cost a quarter of the time. */
function emptyStyleSheet(): void {
  const sheet = styled.mainSheet;
  sheet.names.clear();
  sheet.keyframeIds.clear();
  sheet.clearTag();
  for (const element of document.querySelectorAll('style[data-styled]')) element.remove();
}

/** Property in which React keeps what it renders into an element; null after `unmount`. */
const REACT_ROOT = /^__reactContainer\$/u;

const isRendered = (element: Element): boolean =>
  Object.entries(element).some(([key, value]) => REACT_ROOT.test(key) && value !== null);

afterEach(() => {
  cleanup();
  if (!('document' in globalThis)) return;
  const left = Array.from(document.body.children).filter(isRendered);
  // Files share their worker's document: what a test put there by hand would meet the next file's queries.
  document.body.replaceChildren();
  // A page that stays would answer the keys that a later test presses.
  expect(left).toEqual([]);
});

afterAll(async () => {
  // A lazy part that is still loading when a file ends would fail, and stay so for the worker's next files.
  await vi.dynamicImportSettled();
  // Vitest does so before the next test, but a mock of the last test would meet the lines below.
  vi.restoreAllMocks();
  expect(elementProperties()).toEqual(propertiesAtStart);
  // The next file starts where a new window would: at the root, and with nothing stored.
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['clock'];
  emptyStyleSheet();
});

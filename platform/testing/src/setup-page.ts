import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { __PRIVATE__ as styled } from 'styled-components';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { preloadParts } from '@standby/shared-ui/preload';
import './effects-first';

/**
 * Timeout for queries. The design system's lazy parts load by import(), which a busy machine can
 * delay.
 */
const SEARCH_MILLIS = 15_000;

/** A language with the 24-hour clock; jsdom's default would use AM and PM. */
const LANGUAGE = 'en-GB';

/** Shortest delay after which the app removes something automatically, such as a toast. */
const SHORTEST_STAY_MILLIS = 5_000;

const LONGEST_TIMEOUT_MILLIS = 2 ** 31 - 1;

configure({ asyncUtilTimeout: SEARCH_MILLIS });

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(LANGUAGE);
});

// On a busy machine, a toast could leave before a test clicks it. Here such delays never end,
// unless a test installs its own clock.
beforeEach(() => {
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, millis = 0, ...given: []) => {
    const isStay = millis >= SHORTEST_STAY_MILLIS && millis !== SEARCH_MILLIS;
    return start(run, isStay ? LONGEST_TIMEOUT_MILLIS : millis, ...given);
  });
});

// jsdom has no layout: size observers are never called, and nothing scrolls.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;

/**
 * Returns the properties through which tests give elements a size in jsdom. Leftovers would reach
 * all later files of the worker.
 */
const elementProperties = () => Object.getOwnPropertyNames(HTMLElement.prototype);

let propertiesAtStart: readonly string[] = [];

beforeAll(() => {
  propertiesAtStart = elementProperties();
});

// A user clicks whatever is under the pointer, but a test clicks the element that it found. A
// select that has since replaced its placeholder would miss the click.
beforeAll(() => preloadParts());

/**
 * Empties the style sheet. jsdom checks every rule for each style query, and the rules of earlier
 * files cost a quarter of the time.
 */
function emptyStyleSheet(): void {
  const sheet = styled.mainSheet;
  sheet.names.clear();
  sheet.keyframeIds.clear();
  sheet.clearTag();
  for (const element of document.querySelectorAll('style[data-styled]')) element.remove();
}

/** Property in which React keeps the root of an element; null after `unmount`. */
const REACT_ROOT = /^__reactContainer\$/u;

const isRendered = (element: Element): boolean =>
  Object.entries(element).some(([key, value]) => REACT_ROOT.test(key) && value !== null);

afterEach(() => {
  cleanup();
  if (!('document' in globalThis)) return;
  const left = Array.from(document.body.children).filter(isRendered);
  // Test files share their worker's document. Elements that a test added by hand would reach the
  // next file's queries.
  document.body.replaceChildren();
  // A page that stays would react to the keys of a later test.
  expect(left).toEqual([]);
});

afterAll(async () => {
  // A lazy part that is still loading when a file ends would fail, and stay failed for the worker's
  // next files.
  await vi.dynamicImportSettled();
  // Vitest restores mocks before the next test, but mocks of the last test would affect the lines
  // below.
  vi.restoreAllMocks();
  expect(elementProperties()).toEqual(propertiesAtStart);
  // The next file starts like a new window: at the root, with empty storage.
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['clock'];
  emptyStyleSheet();
});

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The design system's lazy parts load by import(), which a busy machine can keep waiting.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no layout: what observes sizes never hears of one.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(() => {
  cleanup();
  // Files share their worker's document: what a test put there by hand would meet the next file's queries.
  if ('document' in globalThis) document.body.replaceChildren();
});

// A lazy part that is still loading when a file ends would fail, and stay so for the worker's next files.
afterAll(() => vi.dynamicImportSettled());

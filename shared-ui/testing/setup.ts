import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The design system's lazy parts arrive by import(), which a busy machine can keep waiting.
configure({ asyncUtilTimeout: 5_000 });

const levels = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level);
});

afterEach(() => {
  cleanup();
  // A test that expects a message mocks the console itself and clears it; all else is a failure.
  for (const level of levels) expect(vi.mocked(console[level]).mock.calls).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { parseSync, type ESTree } from 'vite';
import { declaresState } from './no-module-state.ts';

const statements = (code: string): readonly ESTree.Statement[] =>
  parseSync('a.ts', code).program.body;

describe('declaresState', () => {
  it.each([
    'let count = 0;',
    'export let theme: string | undefined;',
    'const cache = new Map<string, string>();',
    'export const listeners: (() => void)[] = [];',
    'const registry = {};',
  ])('finds %s', (code) => {
    expect(statements(code).some(declaresState)).toBe(true);
  });

  it.each([
    'const sizes = ["small", "large"] as const;',
    'const names: ReadonlySet<string> = new Set(["a"]);',
    'function f() { let count = 0; return () => ++count; }',
    'declare let injected: string;',
    'const Popup = lazyScreen(() => import("./Popup"));',
  ])('leaves %s', (code) => {
    expect(statements(code).some(declaresState)).toBe(false);
  });
});

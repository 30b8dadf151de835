import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsupportedUsage } from './problems.ts';
import { sourceUsages } from './sources.ts';

/** Lines of code, each with the feature beyond the floor that it uses, if any. */
const LINES: readonly (readonly [code: string, key?: string])[] = [
  ['void Promise.try(() => 1);', 'javascript.builtins.Promise.try'],
  ['new Set([1]).values().map(String);', 'javascript.builtins.Iterator.map'],
  ['[1].map(String);'],
  ['[1].toSorted();'],
  ['void Promise.withResolvers();'],
  ['void navigator.locks.request("a", () => 1);'],
  ['void navigator.wakeLock.request();', 'api.Navigator.wakeLock'],
  ['document.startViewTransition();', 'api.Document.startViewTransition'],
  ['new URLPattern({});', 'api.URLPattern'],
  ['new Intl.NumberFormat("en").format(1);'],
  ['new Intl.DurationFormat("en").format({});', 'javascript.builtins.Intl.DurationFormat'],
  ['const { connection } = navigator as { connection?: unknown };', 'api.Navigator.connection'],
  ['(window as { trustedTypes?: unknown }).trustedTypes;', 'api.trustedTypes'],
  ['document.querySelector("p")?.append("");'],
  ['export type Lock = WakeLockSentinel;'],
  ['export const name = <input autoCorrect="off" />;', 'html.global_attributes.autocorrect'],
  ['export const off = <div inert hidden className="x" />;'],
  [
    'declare const styled: Record<string, (css: TemplateStringsArray, ...parts: unknown[]) => void>;',
  ],
  ['styled.p`color: ${connection}; text-wrap: pretty;`;', 'css.properties.text-wrap.pretty'],
  ['styled.p`text-wrap: balance; ${connection}`;'],
];

let folder = '';
let found: ReadonlyMap<number, readonly string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-baseline-'));
  const source = join(folder, 'source.tsx');
  const config = join(folder, 'tsconfig.json');
  writeFileSync(source, LINES.map(([code]) => code).join('\n'));
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: { lib: ['ESNext', 'DOM', 'DOM.Iterable'], jsx: 'preserve', types: [] },
      files: ['source.tsx'],
    }),
  );
  const places = sourceUsages(config, (file) => file === source).flatMap(
    (use) => unsupportedUsage(use) ?? [],
  );
  found = new Map(
    LINES.map((_line, index) => [
      index,
      places.filter(({ line }) => line === index + 1).map(({ key }) => key),
    ]),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('sourceUsages', () => {
  it.each(LINES.map(([code, key], index) => ({ code, key, index })))(
    'finds what is beyond the floor in $code',
    ({ key, index }) => {
      const keys = found.get(index);
      if (key === undefined) expect(keys).toEqual([]);
      else expect(keys).toContain(key);
    },
  );
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '@standby/hosting/root';
import { createContainer } from './browser/container';
import { shared } from './browser/shared';
import { exportsOf, namesIn } from './exports-of.ts';

const exposed = { './routes': () => Promise.resolve({ default: ['a route'] }) };
const factoryOf = (library: Record<string, unknown>) => () => library;

describe('createContainer', () => {
  it('reads each library from the share scope, and does not change the scope', async () => {
    const scope = { react: { '19.3.1': { get: () => factoryOf({ version: 'the shell’s' }) } } };
    Object.freeze(scope.react['19.3.1']);
    await createContainer(['react'], exposed).init(scope);
    expect(shared('react')('version')).toBe('the shell’s');
  });

  it('prefers a version that is already in use', async () => {
    const scope = {
      react: {
        '19.4.0': { get: () => factoryOf({ version: 'idle' }) },
        '19.3.1': { get: () => factoryOf({}), lib: factoryOf({ version: 'used' }), loaded: true },
      },
    };
    await createContainer(['react'], exposed).init(scope);
    expect(shared('react')('version')).toBe('used');
  });

  it('refuses a scope that lacks a library', async () => {
    await expect(createContainer(['react'], exposed).init({})).rejects.toThrow(
      'the shell does not share react',
    );
  });

  it('returns the exposed module, and no other', async () => {
    const { get } = createContainer([], exposed);
    expect((await get('./routes'))()).toEqual({ default: ['a route'] });
    await expect(get('./secrets')).rejects.toThrow('does not expose ./secrets');
  });
});

describe('shared', () => {
  it('finds the exports of a library that came as CommonJS, wrapped or not', async () => {
    const scope = {
      bare: { '1.0.0': { get: () => factoryOf({ use: 'bare' }) } },
      wrapped: { '1.0.0': { get: () => factoryOf({ default: { use: 'wrapped' } }) } },
    };
    await createContainer(['bare', 'wrapped'], exposed).init(scope);
    expect(shared('bare')('use')).toBe('bare');
    expect(shared('bare')('default')).toEqual({ use: 'bare' });
    expect(shared('wrapped')('use')).toBe('wrapped');
    expect(shared('wrapped')('default')).toEqual({ use: 'wrapped' });
  });
});

it('names an export that the shell’s library lacks, instead of returning undefined', async () => {
  const scope = { react: { '19.0.0': { get: () => factoryOf({ useState: 1 }) } } };
  await createContainer(['react'], exposed).init(scope);
  expect(() => shared('react')('useEffectEvent')).toThrow('that the shell shares has no');
});

describe('exportsOf', () => {
  it('reads the values that a source exports, without its types', () => {
    const source = `
      export { Card, type CardProps } from './Card';
      export type { Theme } from './theme';
      export { a as b } from './a';
      export const now = 1;`;
    expect(namesIn('index.ts', source)).toEqual(['Card', 'b', 'now']);
  });

  it.each([
    ['react', 'useState'],
    ['react/jsx-runtime', 'jsx'],
    ['react-dom', 'createPortal'],
    ['styled-components', 'createGlobalStyle'],
    ['@standby/shared-ui', 'Button'],
    // The container makes icons of lucide-react with this function.
    ['@standby/shared-ui', 'createLucideIcon'],
    ['react-router-dom', 'useParams'],
  ])('returns for %s the name %s', (library, name) => {
    expect(exportsOf(library, resolve(ROOT, 'shell'))).toContain(name);
  });
});

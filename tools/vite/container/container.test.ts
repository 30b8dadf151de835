import { describe, expect, it } from 'vitest';
import { createContainer } from './container.ts';
import { exportsOf, namesIn } from './exports-of.ts';
import { shared } from './shared.ts';

const exposed = { './routes': () => Promise.resolve({ default: ['a route'] }) };
const factoryOf = (library: Record<string, unknown>) => () => library;

describe('createContainer', () => {
  it('takes each library from the share scope', async () => {
    const scope = { react: { '19.3.1': { get: () => factoryOf({ version: 'the shell’s' }) } } };
    await createContainer('mfe_venue', { react: '19.3.0' }, exposed).init(scope);
    expect(shared('react', 'version')).toBe('the shell’s');
    expect(scope.react['19.3.1']).toMatchObject({ loaded: true });
  });

  it('says in the scope who uses a library', async () => {
    const offer = { get: () => factoryOf({}), useIn: ['shell'] };
    await createContainer('mfe_venue', { react: '19.3.1' }, exposed).init({
      react: { '19.3.1': offer },
    });
    expect(offer.useIn).toEqual(['shell', 'mfe_venue']);
  });

  it('prefers a version that somebody uses already', async () => {
    const scope = {
      react: {
        '19.4.0': { get: () => factoryOf({ version: 'idle' }) },
        '19.3.1': { get: () => factoryOf({}), lib: factoryOf({ version: 'used' }), loaded: true },
      },
    };
    await createContainer('mfe_venue', { react: '19.3.1' }, exposed).init(scope);
    expect(shared('react', 'version')).toBe('used');
  });

  it.each([
    [{}, 'none'],
    [{ react: { '18.3.0': { get: () => factoryOf({}) } } }, '18.3.0'],
  ])('refuses a scope in which it would not work: %j', async (scope, offered) => {
    await expect(
      createContainer('mfe_venue', { react: '19.3.1' }, exposed).init(scope),
    ).rejects.toThrow(`built with react 19.3.1, of which the shell shares: ${offered}`);
  });

  it.each([
    ['0.1.0', '0.1.4', true],
    ['0.1.0', '0.2.0', false],
  ])(
    'built with %s takes %s of a library before its first major version: %s',
    async (built, offered, isTaken) => {
      const scope = { 'shared-ui': { [offered]: { get: () => factoryOf({}) } } };
      const taken = createContainer('mfe_venue', { 'shared-ui': built }, exposed).init(scope);
      await expect(
        taken.then(
          () => true,
          () => false,
        ),
      ).resolves.toBe(isTaken);
    },
  );

  it('gives the module that it exposes, and no other', async () => {
    const { get } = createContainer('mfe_venue', {}, exposed);
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
    await createContainer('mfe_venue', { bare: '1.0.0', wrapped: '1.0.0' }, exposed).init(scope);
    expect(shared('bare', 'use')).toBe('bare');
    expect(shared('bare', 'default')).toEqual({ use: 'bare' });
    expect(shared('wrapped', 'use')).toBe('wrapped');
    expect(shared('wrapped', 'default')).toEqual({ use: 'wrapped' });
  });
});

it('says which export the shell’s library lacks, rather than handing out nothing', async () => {
  const scope = { react: { '19.0.0': { get: () => factoryOf({ useState: 1 }) } } };
  await createContainer('mfe_venue', { react: '19.3.1' }, exposed).init(scope);
  expect(() => shared('react', 'useEffectEvent')).toThrow('that the shell shares has no');
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
    ['shared-ui', 'Button'],
    ['react-router-dom', 'useParams'],
  ])('of %s has %s', (library, name) => {
    expect(exportsOf(library)).toContain(name);
  });
});

import { describe, expect, it } from 'vitest';
import { findSecondVersions, lockedVersions } from './lockfile.ts';
import { findModuleState, findRouterProblems } from './source-problems.ts';

const LOCKFILE = `lockfileVersion: '9.0'

importers:

  shell:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.3.1

packages:

  '@base-ui/react@1.9.0':
    resolution: {integrity: sha512-a}

  react-router-dom@7.18.5:
    resolution: {integrity: sha512-b}

  react@18.3.1:
    resolution: {integrity: sha512-c}

  react@19.3.1:
    resolution: {integrity: sha512-d}

snapshots:

  react@19.3.1: {}
`;

describe('the lockfile', () => {
  it('names each version of a package that is installed', () => {
    expect(lockedVersions(LOCKFILE, 'react')).toEqual(['18.3.1', '19.3.1']);
    expect(lockedVersions(LOCKFILE, '@base-ui/react')).toEqual(['1.9.0']);
    expect(lockedVersions(LOCKFILE, 'vue')).toEqual([]);
  });

  it('fails on two versions of a shared library', () => {
    expect(findSecondVersions(LOCKFILE, ['react', 'react-router-dom'])).toEqual([
      'react is installed in 2 versions: 18.3.1, 19.3.1',
    ]);
  });

  it('says so when it is no lockfile', () => {
    expect(() => lockedVersions('nothing', 'react')).toThrow('no packages section');
  });
});

describe('findRouterProblems', () => {
  const listed = ['Link', 'useParams'];

  it.each([
    ["import { Link, useParams } from 'react-router-dom';"],
    ["import type { RouteObject } from 'react-router-dom';"],
    ["import { Link, type RouteObject } from 'react-router-dom';"],
    ["import { NavLink } from './links';"],
  ])('lets %s pass', (code) => {
    expect(findRouterProblems('a.tsx', code, listed)).toEqual([]);
  });

  it.each([
    ["import { Link, NavLink as N } from 'react-router-dom';", 'NavLink'],
    ["import * as router from 'react-router-dom';", '*'],
    ["export { Outlet } from 'react-router-dom';", 'Outlet'],
    ["export * from 'react-router-dom';", '*'],
  ])('finds in %s what the list lacks', (code, name) => {
    expect(findRouterProblems('a.tsx', code, listed)).toEqual([
      `a.tsx uses ${name} of react-router-dom, which ROUTER_EXPORTS does not list`,
    ]);
  });

  it('finds the forbidden pair', () => {
    expect(findRouterProblems('a.ts', "import { Link } from 'react-router';", listed)).toEqual([
      'a.ts imports react-router: react-router-dom is what is shared',
    ]);
  });
});

describe('findModuleState', () => {
  it.each([
    'let count = 0;',
    'export let theme: string | undefined;',
    'const cache = new Map<string, string>();',
    'export const listeners: (() => void)[] = [];',
    'const registry = {};',
  ])('finds %s', (code) => {
    expect(findModuleState('a.ts', code)).toEqual([
      `a.ts keeps state at module level: ${code.replace('export ', '')}`,
    ]);
  });

  it.each([
    'const sizes = ["small", "large"] as const;',
    'const names: ReadonlySet<string> = new Set(["a"]);',
    'function f() { let count = 0; return () => ++count; }',
    'declare let injected: string;',
    'const Popup = lazyScreen(() => import("./Popup"));',
  ])('leaves %s', (code) => {
    expect(findModuleState('a.ts', code)).toEqual([]);
  });
});

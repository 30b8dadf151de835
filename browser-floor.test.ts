import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'acorn';
import { features } from 'web-features';
import { describe, expect, it } from 'vitest';
import { BROWSER_FLOOR, BUILD_TARGET } from './browser-floor.ts';
import { beyondFloor } from './platform/lint/baseline/support.ts';

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, file), 'utf8');

const themeScript = read('shared-ui/public/theme.js');

describe('the browser floor', () => {
  it('matches the data of Baseline for its day', () => {
    expect(BROWSER_FLOOR).toEqual({
      chrome: '125',
      chrome_android: '125',
      edge: '125',
      firefox: '126',
      firefox_android: '126',
      safari: '17.5',
      safari_ios: '17.5',
    });
  });

  it('is the target of builds', () => {
    expect(BUILD_TARGET).toEqual(['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5']);
  });

  const { chrome, edge, firefox, safari, safari_ios: ios } = BROWSER_FLOOR;

  it('is named in the notice for older browsers', () => {
    expect(themeScript).toContain(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} (on iPhone and iPad: iOS ${ios})`,
    );
  });

  it('is named in the README', () => {
    expect(read('README.md')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} (iOS ${ios})`,
    );
  });
});

describe('the script that detects older browsers', () => {
  it('is ES5, which all of them can parse', () => {
    expect(() => parse(themeScript, { ecmaVersion: 5 })).not.toThrow();
  });

  it.each(['light-dark', 'has'])('accepts every supported browser, by its support of %s', (id) => {
    const feature = features[id];
    if (feature?.kind !== 'feature') throw new Error(`web-features does not know ${id}`);
    expect(beyondFloor(feature.status.support)).toEqual([]);
  });
});

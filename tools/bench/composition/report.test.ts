import { describe, expect, it } from 'vitest';
import type { Measured } from './figures.ts';
import { exceeded, markdownTable, plainTable, putBetweenMarkers, tableRows } from './report.ts';

const MEASURED: Measured = {
  'landing.requests': { composed: 30, oneApp: 12 },
  'landing.bytes': { composed: 240_000, oneApp: 200_000 },
  'landing.glue': { composed: 30_100 },
  'landing.lcp': { composed: 2150.4, oneApp: 2000 },
  'landing.shift': { composed: 0, oneApp: 0 },
  'heap.afterRoutes': { composed: 12_340_000, oneApp: 10_000_000 },
};

describe('tableRows', () => {
  it.each([
    [['landing: requests', '30', '12', '2.50x', '', '']],
    [['landing: bytes', '240.0 kB', '200.0 kB', '1.20x', '≤ 1.25x', 'yes']],
    [['landing: federation glue', '30.1 kB', '', '', '≤ 30.0 kB', 'NO']],
    [['landing: largest contentful paint', '2150 ms', '2000 ms', '1.08x', '≤ 1.10x + 10 %', 'yes']],
    [['landing: layout shift', '0.000', '0.000', '', '0', 'yes']],
    [['heap after 50 route changes', '12.34 MB', '10.00 MB', '1.23x', '', '']],
  ])('has %j', (row) => {
    expect(tableRows(MEASURED)).toContainEqual(row);
  });
});

describe('the tables', () => {
  it('leave out what was not measured', () => {
    expect(tableRows({})).toEqual([]);
    expect(plainTable(MEASURED).split('\n')).toHaveLength(7);
  });

  it('have columns in line', () => {
    const [heading = '', first = ''] = plainTable(MEASURED).split('\n');
    expect(first.indexOf('30') + 2).toBe(heading.indexOf('composed') + 'composed'.length);
  });

  it('are Markdown for the docs', () => {
    const [heading, rule, first] = markdownTable(MEASURED).split('\n');
    expect(heading).toBe('|  | composed | one app | ratio | budget | ok? |');
    expect(rule).toBe('| --- | ---: | ---: | ---: | ---: | ---: |');
    expect(first).toBe('| landing: requests | 30 | 12 | 2.50x |  |  |');
  });
});

it('names what is above its budget', () => {
  expect(exceeded(MEASURED)).toEqual(['landing: federation glue']);
});

describe('putBetweenMarkers', () => {
  it('replaces what was there', () => {
    const before = 'a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nz\n';
    expect(putBetweenMarkers(before, 'new')).toBe(
      'a\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nz\n',
    );
  });

  it('wants a place', () => {
    expect(() => putBetweenMarkers('nothing', 'new')).toThrow(/no place|there is no/u);
  });
});

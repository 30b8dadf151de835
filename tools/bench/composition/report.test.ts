import { describe, expect, it } from 'vitest';
import type { Measured } from './figures.ts';
import { putBetweenMarkers } from '../report.ts';
import { exceeded, markdownTable, tableRows } from './report.ts';

const MEASURED: Measured = {
  'landing.requests': { composed: 30, singleBuild: 12 },
  'landing.bytes': { composed: 212_000, plugin: 260_000, singleBuild: 200_000 },
  'landing.glue': { composed: 14_100 },
  'landing.lcp': { composed: 2150.4, singleBuild: 2000 },
  'landing.shift': { composed: 0, singleBuild: 0 },
  'heap.afterRoutes': { composed: 10_500_000, singleBuild: 10_000_000 },
};

describe('tableRows', () => {
  it.each([
    [['landing: requests', '30', '', '12', '2.50x', '', '']],
    [['landing: bytes', '212.0 kB', '260.0 kB', '200.0 kB', '1.06x', '≤ 1.07x', 'yes']],
    [['landing: federation glue', '14.1 kB', '', '', '', '≤ 10.0 kB', 'NO']],
    [
      [
        'landing: largest contentful paint',
        '2150 ms',
        '',
        '2000 ms',
        '1.08x',
        '≤ 1.10x + 10 %',
        'yes',
      ],
    ],
    [['landing: layout shift', '0.000', '', '0.000', '', '0', 'yes']],
    [['heap after 50 route changes', '10.50 MB', '', '10.00 MB', '1.05x', '≤ 1.06x', 'yes']],
  ])('has %j', (row) => {
    expect(tableRows(MEASURED)).toContainEqual(row);
  });
});

describe('the tables', () => {
  it('leave out what was not measured', () => {
    expect(tableRows({})).toEqual([]);
    expect(markdownTable(MEASURED).split('\n')).toHaveLength(8);
  });

  it('are Markdown for the docs', () => {
    const [heading, rule, first] = markdownTable(MEASURED).split('\n');
    expect(heading).toBe('|  | composed | plugin | single build | ratio | budget | ok? |');
    expect(rule).toBe('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    expect(first).toBe('| landing: requests | 30 |  | 12 | 2.50x |  |  |');
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

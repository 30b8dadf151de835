import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/live-room/testing/builders';
import { reportFileName } from './report-text';

describe('reportFileName', () => {
  it.each([
    ['Hamlet', 'hamlet-2025-01-15.csv'],
    ["A Midsummer Night's Dream", 'a-midsummer-nights-dream-2025-01-15.csv'],
    ['Οἰδίπους Τύραννος · Oedipus Rex', 'οἰδίπους-τύραννος-oedipus-rex-2025-01-15.csv'],
    ['../../etc: "x"', 'etc-x-2025-01-15.csv'],
    ['!!!', 'show-2025-01-15.csv'],
    ['x'.repeat(200), `${'x'.repeat(60)}-2025-01-15.csv`],
  ])('names the report of %j', (title, name) => {
    expect(reportFileName(title, CURTAIN_MS, 'UTC')).toBe(name);
  });

  it('uses the date in the given time zone', () => {
    expect(reportFileName('Hamlet', CURTAIN_MS, 'Asia/Tokyo')).toBe('hamlet-2025-01-16.csv');
  });
});

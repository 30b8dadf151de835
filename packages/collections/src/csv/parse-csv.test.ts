import { describe, expect, test } from 'vitest';
import { decodeText, parseCsv } from './parse-csv';

describe('a CSV file', () => {
  test.each([
    ['commas', 'Name,Duration\r\nAct 1,90\r\n', [['Name', 'Duration'], ['Act 1', '90'], ['']]],
    [
      'semicolons',
      'Name;Dauer\nAkt 1;1:30:00',
      [
        ['Name', 'Dauer'],
        ['Akt 1', '1:30:00'],
      ],
    ],
    [
      'tabs',
      'Name\tDuration\nAct 1\t90',
      [
        ['Name', 'Duration'],
        ['Act 1', '90'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFName,Duration\nAct 1,90',
      [
        ['Name', 'Duration'],
        ['Act 1', '90'],
      ],
    ],
    [
      'quoted fields',
      'Name,Note\n"Act 1, ""dark""","two\nlines"',
      [
        ['Name', 'Note'],
        ['Act 1, "dark"', 'two\nlines'],
      ],
    ],
    ['empty rows, which count', 'a,b\n\nc,d', [['a', 'b'], [''], ['c', 'd']]],
    ['one column', 'Name\nAct 1', [['Name'], ['Act 1']]],
  ])('has %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual({ rows, brokenRows: new Set() });
  });

  test('names the row whose quotation mark is open', () => {
    expect([...parseCsv('Name,Note\nAct 1,ok\nAct 2,"open').brokenRows]).toEqual([2]);
  });
});

describe('its text', () => {
  test.each([
    ['UTF-8', [0x4e, 0xc3, 0xa9]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x4e, 0xc3, 0xa9]],
    ['UTF-16', [0xff, 0xfe, 0x4e, 0x00, 0xe9, 0x00]],
    ['the code page of Windows', [0x4e, 0xe9]],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe('Né');
  });
});

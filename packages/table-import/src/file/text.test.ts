import { describe, expect, it } from 'vitest';
import { readBytes, readFixture } from '../testing/fixtures';
import { decodeGuessing, decodeText } from './decode-text';
import { readText } from './read-file';

const cellsOf = (text: string) => readText(text, 'cues').sheets[0]?.rows.map(({ cells }) => cells);

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', [0x4e, 0xc3, 0xa9]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x4e, 0xc3, 0xa9]],
    ['UTF-16', [0xff, 0xfe, 0x4e, 0x00, 0xe9, 0x00]],
    ['UTF-16 of the other order', [0xfe, 0xff, 0x00, 0x4e, 0x00, 0xe9]],
    ['UTF-16 without a mark', [0x4e, 0x00, 0xe9, 0x00]],
    ['Windows-1252', [0x4e, 0xe9]],
  ])('is recognised: %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe('Né');
  });

  it('is recognised: Mac Roman, also with line ends of other systems', () => {
    const cafe = [0x43, 0x61, 0x66, 0x8e, 0x0a, 0x77, 0x68, 0x6f, 0xd5, 0x73];
    expect(decodeText(Uint8Array.from(cafe))).toBe('Café\nwho’s');
  });

  it('is recognised: Cyrillic and Japanese of Windows', () => {
    const cyrillic = [0xc1, 0xf3, 0xf0, 0xff, 0x20, 0xed, 0xe0, 0x20, 0xec, 0xee, 0xf0, 0xe5];
    expect(decodeText(Uint8Array.from(cyrillic))).toBe('Буря на море');
    const japanese = [0x97, 0x92, 0x82, 0xcc, 0x8a, 0x43];
    expect(decodeText(Uint8Array.from(japanese))).toBe('嵐の海');
  });

  it('is named where it was guessed', async () => {
    const file = (letters: number[]) => [
      ...new TextEncoder().encode('Cue,Label\nLX 1,'),
      ...letters,
    ];
    const read = (letters: number[]) => readBytes(Uint8Array.from(file(letters)), 'cues');
    expect((await read([0x4e, 0xe9, 0x65])).encoding).toBe('windows-1252');
    expect((await read([0x4e, 0xc3, 0xa9])).encoding).toBeUndefined();
    expect((await readFixture('mac-roman.csv')).encoding).toBe('macintosh');
  });

  it('is not mistaken for Mac Roman because of dashes and quotation marks of Windows', () => {
    const bytes = [0x77, 0x68, 0x6f, 0x92, 0x73, 0x20, 0x6e, 0xe9, 0x65];
    // Node takes this code page for Latin-1, so the apostrophe is right in browsers alone.
    expect(decodeText(Uint8Array.from(bytes))).toMatch(/^who.s née$/u);
  });
});

/** Bytes of a text in a code page; letters above ASCII must be in it. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const high = Uint8Array.from({ length: 0x80 }, (_, place) => place + 0x80);
  const letters = new TextDecoder(encoding).decode(high);
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : letters.indexOf(letter) + 0x80;
  });
}

describe('the encoding of a text of single bytes', () => {
  it.each([
    ['windows-1250', 'Name,Role\nŁukasz Wiśniewski,Inspicjent\nMałgorzata Żak,Światło'],
    ['windows-1250', 'Name,Role\nJiří Dvořák,Inspicient\nTomáš Němec,Zvuk\nŠárka Růžičková,'],
    ['windows-1250', 'Name,Role\nErdős Győző,Ügyelő\nSzűcs Béla,Fény'],
    ['windows-1250', 'Name,Role\nĐorđe Perić,Inspicijent\nŽeljka Čović,'],
    ['iso-8859-2', 'Name,Role\nŁukasz Wiśniewski,Inspicjent\nMałgorzata Żak,Światło'],
    ['windows-1252', 'Name,Role\nRenée Duboeuf,Régisseuse\nNoël François,Lumière'],
    ['windows-1252', 'Name,Role\nJosé Muñoz,Regidor\nÍñigo Peña,Sonido'],
    ['windows-1252', 'Name,Role\nSøren Kjær,Inspicient\nÅse Bø,Lys'],
    ['windows-1252', 'Name,Role\nJürgen Groß,Inspizient\nKäthe Schröder,Ton'],
    ['windows-1252', 'Name,Role\nJosé Pérez,Stage manager\nSøren Holm,Lights'],
    ['macintosh', 'Name,Role\nJürgen Groß,Inspizient\nRenée Müller,Ton'],
  ] as const)('is recognised: %s of “%s”', (encoding, text) => {
    expect(decodeGuessing(bytesIn(encoding, text))).toEqual({ text, encoding });
  });

  it('is the one that a person chooses, unless a text states its own', () => {
    const bytes = bytesIn('windows-1253', 'Νίκος');
    expect(decodeGuessing(bytes).text).not.toBe('Νίκος');
    expect(decodeGuessing(bytes, 'windows-1253').text).toBe('Νίκος');
    const written = new TextEncoder().encode('Νίκος');
    expect(decodeGuessing(written, 'windows-1252')).toEqual({ text: 'Νίκος' });
  });
});

describe('a text with columns', () => {
  it.each([
    [
      'commas',
      'Name,Duration\r\nAct 1,90\r\n',
      [
        ['Name', 'Duration'],
        ['Act 1', '90'],
      ],
    ],
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
      'bars',
      'Name|Duration\nAct 1|90',
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
      'line ends of older Macs',
      'Name,Duration\rAct 1,90',
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
    ['one column', 'Name\nAct 1', [['Name'], ['Act 1']]],
    [
      'a line that names the separator',
      'sep=;\nName;Note\nAct 1;a, b, c',
      [
        ['Name', 'Note'],
        ['Act 1', 'a, b, c'],
      ],
    ],
    [
      'commas in a title and in texts',
      'Macbeth, cues, 3\nName;Note\nAct 1;a, b\nAct 2;c, d',
      [['Macbeth, cues, 3'], ['Name', 'Note'], ['Act 1', 'a, b'], ['Act 2', 'c, d']],
    ],
  ])('is read with %s', (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('keeps the numbers of its rows, and names the row whose quotation mark is open', () => {
    const [sheet] = readText('Name,Note\n\nAct 1,ok\nAct 2,"open', 'cues').sheets;
    expect(sheet?.rows.map(({ number, problem }) => [number, problem])).toEqual([
      [1, undefined],
      [3, undefined],
      [4, 'A quotation mark is not closed.'],
    ]);
  });

  it('is refused above a number of rows', () => {
    const [sheet] = readText('LX 1\n'.repeat(10_001), 'cues').sheets;
    expect(sheet).toEqual({ name: '', rows: [], problem: 'This table has over 10000 rows.' });
  });

  it('has a sheet for each block of a desk, and levels do not count for the targets', () => {
    const levels = Array.from({ length: 60 * 180 }, (_, row) => `${row},1,1,1,Intens,50\r\n`).join(
      '',
    );
    const targets = 'TARGET_TYPE_AS_TEXT,TARGET_ID\r\nCue,1\r\n';
    const text = `START_LEVELS\r\nCHANNEL\r\n${levels}END_LEVELS\r\nSTART_TARGETS\r\n${targets}END_TARGETS\r\n`;
    const { sheets } = readText(text, 'cues');
    expect(sheets.map(({ name, problem }) => [name, problem])).toEqual([
      ['LEVELS', 'This table has over 10000 rows.'],
      ['TARGETS', undefined],
    ]);
    expect(sheets[1]?.rows.map(({ number, cells }) => [number, cells])).toEqual([
      [10_805, ['TARGET_TYPE_AS_TEXT', 'TARGET_ID']],
      [10_806, ['Cue', '1']],
    ]);
  });

  it.each([
    ['semicolons-under-title.csv', ['LX 1', 'House, half', '1']],
    ['separator-line.csv', ['LX 1', 'House, half', '1']],
    ['utf-16-big-endian.csv', ['LX 1', 'Café', '1']],
    ['byte-order-mark-and-quotes.csv', ['LX 1', 'House, half', '1']],
    ['mac-roman.csv', ['LX 1', 'Café']],
  ])('is read from another program: %s', async (name, row) => {
    const { sheets } = await readFixture(name);
    expect(sheets[0]?.rows.map(({ cells }) => cells)).toContainEqual(row);
  });
});

describe('a file that is not a table', () => {
  const play = 'HAMLET\n\nWhether ’tis nobler in the mind to suffer, or not.\n'.repeat(8);
  it.each([
    ['a calendar (ICS)', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'],
    ['a file of contacts (vCard)', 'BEGIN:VCARD\nFN:Ada\nEND:VCARD'],
    ['a JSON file', '{"cues": [{"number": 1}]}'],
    ['a JSON file', '[1, 2]'],
    ['a web page (HTML)', '<!doctype html><title>Cues</title>'],
    ['a web page (HTML)', '<table><tr><td>Cue</td></tr></table>'],
    ['an XML file', '<?xml version="1.0"?><cues/>'],
    ['a script or a text without columns', play],
    ['a file of a program, without text', 'cues\u0000\u0001\u0002'],
  ])('is named: %s', (kind, text) => {
    expect(() => readText(text, 'cues')).toThrow(`This is ${kind}, not a table of cues.`);
  });
});

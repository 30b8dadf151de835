import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isWorkbook, openXlsx, XLSX_COLUMNS_MAX, XLSX_FILE_MAX_BYTES } from './read-xlsx';
import { writeXlsx } from './write-xlsx';
import { INFLATED_MAX_BYTES } from './zip-reader';
import { writeZip } from './zip-writer';

const WORKBOOK = `<workbook xmlns:r="x"><sheets>
  <sheet name="Hidden" sheetId="1" state="hidden" r:id="rId1"/>
  <sheet name="Cues &amp; more" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const RELATIONSHIPS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;

/** The parts of a workbook as spreadsheets save it. */
function partsOf(sheetData: string, strings = ''): Record<string, string> {
  return {
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  };
}

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const workbook = await openXlsx(bytes);
  return workbook.rows(workbook.sheets[0] ?? '');
}

/** A zip with one deflated part in place of a stored one. */
function withDeflated(
  parts: Record<string, string>,
  path: string,
  content: Uint8Array,
): Uint8Array {
  const marker = 'M'.repeat(content.length);
  const bytes = writeZip({ ...parts, [path]: marker });
  const view = new DataView(bytes.buffer);
  const text = new TextDecoder('latin1').decode(bytes);
  const at = text.indexOf(marker);
  bytes.set(content, at);
  view.setUint16(at - path.length - 30 + 8, 8, true);
  const entry = text.lastIndexOf(path) - 46;
  view.setUint16(entry + 10, 8, true);
  // It lies about how large it is.
  view.setUint32(entry + 24, 100, true);
  return bytes;
}

describe('a workbook', () => {
  it('is read as texts: shared and inline ones, numbers, results of formulas, gaps', async () => {
    const rows = await rowsOf(
      writeZip(
        partsOf(
          `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
           <row r="3"><c r="A3"><v>12.300000000000001</v></c>
             <c r="B3" t="inlineStr"><is><t>a_x000A_b</t></is></c>
             <c r="C3" t="str"><f>HYPERLINK("http://x")</f><v>shown</v></c>
             <c r="D3"><f>1+1</f></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#REF!</v></c></row>`,
          '<si><r><t>Cue </t></r><r><t>no.</t></r></si><si><t>Fly &lt;in&gt; &#38; out</t><rPh><t>x</t></rPh></si>',
        ),
      ),
    );
    expect(rows).toEqual([
      ['Cue no.', '', 'Fly <in> & out'],
      [],
      ['12.3', 'a\nb', 'shown', '', 'yes'],
    ]);
  });

  it('names its sheets, except hidden ones', async () => {
    const { sheets } = await openXlsx(writeZip(partsOf('')));
    expect(sheets).toEqual(['Cues & more']);
  });

  it('that was written is read again, and no text in it is a formula', async () => {
    const rows = [
      ['Cue', 'Label'],
      ['LX 1', '=HYPERLINK("http://x","<b>&")'],
      ['', 'a\u0001b'],
      Array.from({ length: 30 }, (_, column) => `column ${column}`),
    ];
    const bytes = writeXlsx('Hamlet: cues', rows);
    expect(new TextDecoder().decode(bytes)).not.toContain('<f>');
    expect(isWorkbook(bytes)).toBe(true);
    const again = await openXlsx(bytes);
    expect(again.sheets).toEqual(['Hamlet  cues']);
    expect(await again.rows('Hamlet  cues')).toEqual([rows[0], rows[1], ['', 'ab'], rows[3]]);
  });
});

describe('a hostile workbook', () => {
  const sheet = 'xl/worksheets/sheet2.xml';

  it('that inflates without end is cut off, regardless of the size it claims', async () => {
    const bomb = deflateRawSync(new Uint8Array(INFLATED_MAX_BYTES * 2));
    expect(bomb.length).toBeLessThan(100_000);
    const bytes = withDeflated(partsOf(''), sheet, bomb);
    await expect(rowsOf(bytes)).rejects.toThrow('holds more than a sheet of cues can');
  });

  it('cannot reach the limit by many parts either', async () => {
    const half = deflateRawSync(new Uint8Array(Math.ceil(INFLATED_MAX_BYTES * 0.6)).fill(32));
    const parts = withDeflated(partsOf(''), 'xl/sharedStrings.xml', half);
    const workbook = await openXlsx(parts);
    await workbook.rows('Cues & more');
    await expect(workbook.rows('Cues & more')).rejects.toThrow('holds more than');
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(0), /no workbook/u],
    ['a text', new TextEncoder().encode('PK but no zip '.repeat(20)), /no workbook/u],
    ['the first half of one', writeZip(partsOf('')).slice(0, 600), /no workbook/u],
    ['a zip of something else', writeZip({ 'a.txt': 'a' }), /no workbook/u],
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]),
      /old format or with a password/u,
    ],
    ['a file that is too large', new Uint8Array(XLSX_FILE_MAX_BYTES + 1), /over 5 MB/u],
    [
      'definitions of entities',
      writeZip({
        ...partsOf(''),
        [sheet]: '<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c><v>&a;</v></c></row>',
      }),
      /damaged/u,
    ],
    [
      'a row at the end of the world',
      writeZip(partsOf('<row r="1048576"><c><v>1</v></c></row>')),
      /over 10000 rows/u,
    ],
    [
      'a row that is none',
      writeZip(partsOf('<row r="x"><c><v>1</v></c></row>')),
      /over 10000 rows/u,
    ],
    [
      'content that does not inflate',
      withDeflated(partsOf(''), sheet, new Uint8Array([7, 7, 7, 7])),
      /no workbook/u,
    ],
  ])('is refused with a message: %s', async (_, bytes, message) => {
    await expect(rowsOf(bytes)).rejects.toThrow(message);
  });

  it('whose places lie outside the file is refused', async () => {
    const bytes = writeZip(partsOf(''));
    const view = new DataView(bytes.buffer);
    view.setUint32(bytes.length - 22 + 16, 0xff_ff_ff_f0, true);
    await expect(rowsOf(bytes)).rejects.toThrow(/no workbook/u);
  });

  it('with thousands of parts, deep nesting or wide rows costs no more than it weighs', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, n) => [`p${n}`, '']));
    await expect(rowsOf(writeZip(many))).rejects.toThrow('holds more than');
    const deep = '<row>'.repeat(9_000) + '</row>'.repeat(9_000);
    expect(await rowsOf(writeZip(partsOf(deep)))).toHaveLength(9_000);
    const wide = await rowsOf(
      writeZip(partsOf('<row><c r="XFD1"><v>1</v></c><c r="B1"><v>2</v></c></row>')),
    );
    expect(wide).toEqual([['', '2']]);
    expect(wide[0]?.length).toBeLessThan(XLSX_COLUMNS_MAX);
  });
});

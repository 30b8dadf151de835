import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { COLUMNS_MAX, FILE_MAX_BYTES, ROWS_MAX } from '../table/sheet';
import { readBytes, readFixture } from '../testing/fixtures';
import { writeXlsx } from '../write/xlsx';
import { INFLATED_MAX_BYTES } from './zip';

const WORKBOOK = `<workbook xmlns:r="x"><sheets>
  <sheet name="Hidden" sheetId="1" state="hidden" r:id="rId1"/>
  <sheet name="Cues &amp; more" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const RELATIONSHIPS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/>
  <Relationship Id="rId3" Type="x/sharedStrings" Target="texts/all.xml"/></Relationships>`;
const SHEET = 'xl/worksheets/sheet2.xml';

/** The parts of a workbook as spreadsheets save it. */
function partsOf(rows: string, strings = '', rest = ''): Record<string, string> {
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    [SHEET]: `<worksheet><sheetData>${rows}</sheetData>${rest}</worksheet>`,
    'xl/texts/all.xml': `<sst>${strings}</sst>`,
  };
}

const zipOf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));

const read = async (parts: Record<string, string>) => {
  const { sheets } = await readBytes(zipOf(parts));
  return sheets[0]?.rows ?? [];
};
const cells = async (parts: Record<string, string>) => (await read(parts)).map((row) => row.cells);

describe('a workbook', () => {
  it('is read as texts: shared and inline ones, numbers, results of formulas, gaps', async () => {
    const rows = await read(
      partsOf(
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
         <row r="3"><c r="A3"><v>12.300000000000001</v></c>
           <c r="B3" t="inlineStr"><is><t>a_x000A_b</t><rPh><t>reading</t></rPh></is></c>
           <c r="C3" t="str"><f>HYPERLINK("http://x")</f><v>shown</v></c>
           <c r="D3"><f>1+1</f></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#REF!</v></c></row>`,
        '<si><r><t>Cue </t></r><r><t>no.</t></r></si><si><t>Fly &lt;in&gt; &#38; out</t><rPh><t>x</t></rPh></si>',
      ),
    );
    expect(rows.map((row) => [row.number, ...row.cells])).toEqual([
      [1, 'Cue no.', '', 'Fly <in> & out'],
      [3, '12.3', 'a\nb', 'shown', '', 'yes', ''],
    ]);
    expect([...(rows[1]?.unread ?? [])]).toEqual([
      [3, 'no-result'],
      [5, 'error'],
    ]);
  });

  it('is empty in a typed cell without a value', async () => {
    const { sheets } = await readFixture('typed-cells-without-value.xlsx');
    expect(sheets[0]?.rows.map((row) => row.cells.filter(Boolean))).toEqual([
      ['Cue', 'Label', 'Notes'],
      ['1', 'House half'],
      ['2', 'Storm'],
    ]);
  });

  it('shows dates and times as its program does', async () => {
    const { sheets } = await readFixture('dates-and-times.xlsx');
    expect(sheets[0]?.rows.slice(1).map((row) => row.cells)).toEqual([
      ['1', '3/4', '1-Jan', 'one', '2025-03-01 19:30'],
      ['2', '2', 'Quay', 'two', '19:30'],
    ]);
  });

  it('shows numbers as they were typed', async () => {
    const { sheets } = await readFixture('numbers.xlsx');
    expect(sheets[0]?.rows.slice(1).map((row) => row.cells)).toEqual([
      ['10.1', 'a', '0.3'],
      ['12.10', 'b', '1.0'],
      ['12.5', 'c', 'yes'],
    ]);
  });

  it('marks formulas without a result and hidden rows', async () => {
    const formulas = await readFixture('formulas-without-result.xlsx');
    expect(formulas.sheets[0]?.rows.map(({ unread }) => unread?.get(1))).toEqual([
      undefined,
      'no-result',
      'no-result',
      'no-result',
    ]);
    const hidden = await readFixture('hidden-rows.xlsx');
    expect(
      hidden.sheets[0]?.rows.filter(({ isHidden }) => isHidden).map(({ number }) => number),
    ).toEqual([3, 4, 5]);
  });

  it('keeps the empty text that is the result of a formula', async () => {
    const rows = await read(partsOf('<row><c><v>1</v></c><c t="str"><f>""</f><v></v></c></row>'));
    expect(rows[0]?.unread).toBeUndefined();
  });

  it('fills merged cells down, in rows that have content of their own', async () => {
    const text = (cell: string) => `<c r="${cell}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    const rows = `<row r="1">${text('A1')}${text('B1')}</row><row r="2">${text('A2')}</row>
      <row r="4">${text('A4')}</row><row r="5">${text('A5')}</row>`;
    const merged = '<mergeCells><mergeCell ref="B1:C4"/></mergeCells>';
    expect(await cells(partsOf(rows, '', merged))).toEqual([
      ['A1', 'B1'],
      ['A2', 'B1'],
      ['A4', 'B1'],
      ['A5'],
    ]);
  });

  it('has merged cells unread in all of their rows where the first was not read', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>x()</f></c></row><row r="2"><c r="A2"><v>2</v></c></row>';
    const found = await read(
      partsOf(rows, '', '<mergeCells><mergeCell ref="B1:B2"/></mergeCells>'),
    );
    expect(found.map(({ unread }) => unread?.get(1))).toEqual(['no-result', 'no-result']);
  });

  it('ignores zeros of a program that leaves the calculation to others', async () => {
    const parts = partsOf(
      '<row><c><f>1+1</f><v>0</v></c><c><f>2+2</f><v>4</v></c><c><v>0</v></c></row>',
    );
    const written = WORKBOOK.replace('</workbook>', '<calcPr fullCalcOnLoad="1"/></workbook>');
    const [row] = await read({ ...parts, 'xl/workbook.xml': written });
    expect([...(row?.unread ?? [])]).toEqual([[0, 'no-result']]);
    expect(row?.cells).toEqual(['', '4', '0']);
    expect((await read(parts))[0]?.unread).toBeUndefined();
  });

  it('hides rows without height', async () => {
    const [row] = await read(partsOf('<row ht="0" customHeight="1"><c><v>1</v></c></row>'));
    expect(row?.isHidden).toBe(true);
  });

  it('knows its hidden columns', async () => {
    const rows = '<row><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row>';
    const columns =
      '<cols><col min="2" max="2" hidden="1"/><col min="3" max="3" width="0"/><col min="5" max="16384" hidden="true"/></cols>';
    const parts = partsOf(rows);
    const written = parts[SHEET]?.replace('<sheetData>', `${columns}<sheetData>`) ?? '';
    const { sheets } = await readBytes(zipOf({ ...parts, [SHEET]: written }));
    expect([...(sheets[0]?.hiddenColumns ?? [])].slice(0, 3)).toEqual([1, 2, 4]);
    expect(Math.max(...(sheets[0]?.hiddenColumns ?? []))).toBe(COLUMNS_MAX - 1);
  });

  it('names its sheets, except hidden ones', async () => {
    const rows = '<row><c><v>1</v></c></row>';
    const { sheets } = await readBytes(zipOf(partsOf(rows)), 'cues');
    expect(sheets.map(({ name }) => name)).toEqual(['Cues & more']);
  });
});

describe('a hostile workbook', () => {
  const padded = (bytes: number) => `<worksheet>${' '.repeat(bytes)}</worksheet>`;

  it('is refused if it inflates above the limit', async () => {
    const bytes = zipOf({ ...partsOf(''), [SHEET]: padded(INFLATED_MAX_BYTES) });
    expect(bytes.length).toBeLessThan(200_000);
    await expect(readBytes(bytes, 'cues')).rejects.toThrow('is larger than a table of cues');
  });

  it('is not inflated beyond its declared size', async () => {
    const bytes = zipOf({ ...partsOf(''), [SHEET]: padded(1_000_000) });
    const view = new DataView(bytes.buffer);
    const entry = new TextDecoder('latin1').decode(bytes).lastIndexOf(SHEET) - 46;
    view.setUint32(entry + 24, 100, true);
    await expect(readBytes(bytes, 'cues')).rejects.toThrow('This workbook is damaged');
  });

  it.each([
    ['deep nesting', '<row>'.repeat(300_000)],
    ['an attribute without end', `<row ${'a '.repeat(400_000)}`],
    ['tags without end', '<'.repeat(400_000)],
    ['definitions of entities', '<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c><v>&a;</v></c></row>'],
    ['an unknown entity', '<row><c><v>&a;</v></c></row>'],
    ['a row that is none', '<row r="x"><c><v>1</v></c></row>'],
  ])('is refused in linear time: %s', async (_, rows) => {
    const bytes = zipOf(partsOf(rows));
    expect(bytes.length).toBeLessThan(16_000);
    await expect(readBytes(bytes, 'cues')).rejects.toThrow('This workbook is damaged');
  });

  it('may declare any number of merged ranges, of which a limited number is filled', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, row) => `<row r="${row + 1}"><c><v>1</v></c></row>`,
    );
    const ranges = '<mergeCell ref="A1:A1048576"/>'.repeat(50_000);
    expect(await cells(partsOf(rows.join(''), '', ranges))).toHaveLength(2_000);
  });

  it('may have many wide rows, which are not kept in vain', async () => {
    const wide = '<row><c r="XFD1"><v>1</v></c><c r="B1"><v>2</v></c></row>';
    expect(await cells(partsOf(wide))).toEqual([['', '2']]);
    expect((await readBytes(zipOf(partsOf(wide)))).sheets[0]?.allColumns).toBe(16_384);
    const last = '<row r="1048576"><c><v>1</v></c></row>';
    expect((await read(partsOf(last))).map(({ number }) => number)).toEqual([1_048_576]);
    const right = '<row><c r="ALL1"><v>1</v></c></row>'.repeat(900);
    expect((await readBytes(zipOf(partsOf(right)))).sheets[0]).toMatchObject({
      rows: [],
      problem: 'This sheet has over 800000 cells.',
    });
    const many = '<row><c><v>1</v></c></row>'.repeat(ROWS_MAX + 1);
    const { sheets } = await readBytes(zipOf(partsOf(many)), 'cues');
    expect(sheets[0]).toMatchObject({ rows: [], problem: 'This sheet has over 10000 rows.' });
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(0), /The file is empty/u],
    ['the first half of one', writeXlsx('x', [['a']]).slice(0, 900), /damaged/u],
    ['a zip of something else', zipOf({ 'a.txt': 'a' }), /This is a zip file without a workbook/u],
    [
      'a text document',
      zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' }),
      /a text document \(Word\)/u,
    ],
    [
      'a binary workbook',
      zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }),
      /a binary workbook \(\.xlsb\)/u,
    ],
    [
      'a document of Numbers',
      zipOf({ 'Index/Document.iwa': 'x' }),
      /a document of Apple’s Numbers/u,
    ],
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]),
      /old format or with a password/u,
    ],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      /This is a picture, not a table of cues/u,
    ],
    ['a file that is too large', new Uint8Array(FILE_MAX_BYTES + 1), /over 10 MB/u],
    ['a workbook without rows', zipOf(partsOf('')), /The file is empty/u],
    [
      'thousands of parts',
      zipOf(Object.fromEntries(Array.from({ length: 1_100 }, (_, n) => [`p${n}`, '']))),
      /is larger than/u,
    ],
  ])('is refused with a message: %s', async (_, bytes, message) => {
    await expect(readBytes(bytes, 'cues')).rejects.toThrow(message);
  });
});

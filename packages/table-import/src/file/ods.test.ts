import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBytes, readFixture } from '../testing/fixtures';

const zipOf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));

describe('an OpenDocument spreadsheet', () => {
  it('is read as its program shows it', async () => {
    const { sheets } = await readFixture('libreoffice.ods');
    expect(sheets.map(({ name }) => name)).toEqual(['Cues']);
    expect(sheets[0]?.rows[1]?.cells.slice(0, 5)).toEqual([
      'LX 1',
      '1',
      '1.1',
      'now & then <go>',
      'preset "A"',
    ]);
  });

  it('knows its hidden columns', async () => {
    const column = (rest: string) => `<table:table-column ${rest}/>`;
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="Cues">
      ${column('table:number-columns-repeated="2"')}${column('table:visibility="collapse"')}${column('table:number-columns-repeated="2" table:visibility="filter"')}${column('table:number-columns-repeated="16379"')}
      <table:table-row><table:table-cell table:number-columns-repeated="6"><text:p>a</text:p></table:table-cell></table:table-row>
      </table:table></office:document-content>`;
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
    const { sheets } = await readBytes(zipOf({ mimetype, 'content.xml': content }));
    expect(sheets[0]?.hiddenColumns).toEqual(new Set([2, 3, 4]));
  });

  it('repeats, merges, hides and marks cells without the comments beside them', async () => {
    const p = (text: string) => `<text:p>${text}</text:p>`;
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s">
      <style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>
      <table:table table:name="Hidden" table:style-name="ta2"><table:table-row><table:table-cell>${p('no')}</table:table-cell></table:table-row></table:table>
      <table:table table:name="Cues">
      <table:table-row><table:table-cell table:number-columns-repeated="2">${p('a<text:s text:c="2"/>b')}</table:table-cell><table:table-cell table:number-columns-repeated="16000"/></table:table-row>
      <table:table-row table:number-rows-repeated="2"/>
      <table:table-row><table:table-cell table:number-rows-spanned="2">${p('merged')}</table:table-cell><table:table-cell>${p('one')}<office:annotation>${p('aside')}</office:annotation></table:table-cell></table:table-row>
      <table:table-row table:visibility="filter"><table:covered-table-cell/><table:table-cell>${p('two')}${p('lines')}</table:table-cell><table:table-cell table:formula="of:=1"/></table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>
      </table:table></office:document-content>`;
    const parts = {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': content,
    };
    const { sheets } = await readBytes(zipOf(parts), 'cues');
    expect(sheets).toEqual([
      {
        name: 'Cues',
        rows: [
          { number: 1, cells: ['a  b', 'a  b'] },
          { number: 4, cells: ['merged', 'one'] },
          {
            number: 5,
            cells: ['merged', 'two\nlines'],
            isHidden: true,
            unread: new Map([[2, 'no-result']]),
          },
        ],
      },
    ]);
  });
});

import Papa from 'papaparse';
import { COLUMNS_MAX, type Sheet } from '../table/sheet';
import { columnsOfText, type Columns } from './delimiter';
import { RowCollector } from './row-collector';

/** First line that names the delimiter, which spreadsheets obey. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\r\n])"?(?:\r\n?|\n)/iu;
/** A block of an export, such as the targets of a lighting desk. */
const BLOCK = /^(START|END)_([A-Z][A-Z_]*)$/iu;

const BLOCK_LINE = /^\uFEFF?START_[A-Z_]+\s*$/mu;

const PROSE_ROWS_MIN = 6;
const PROSE_WORDS_MIN = 4;
/** Share of rows with several columns, from which a text of many words is a table. */
const TABLE_SHARE_MIN = 0.7;

interface Block {
  readonly name: string;
  readonly collected: RowCollector;
}

const blockOf = (name: string): Block => ({ name, collected: new RowCollector('table') });

/** Whether a text has no columns, such as a script, whose rows have many words and mostly one column. */
export function isProse(text: string, { rows, splitRows }: Columns): boolean {
  if (BLOCK_LINE.test(text) || rows < PROSE_ROWS_MIN || splitRows >= rows * TABLE_SHARE_MIN)
    return false;
  const lines = text.slice(0, 60_000).split(/[\r\n]+/u);
  const words = lines.map((line) => line.split(/\s+/u).filter(Boolean).length).filter(Boolean);
  const sum = words.reduce((total, count) => total + count, 0);
  return words.length > 0 && sum / words.length >= PROSE_WORDS_MIN;
}

/**
 * Reads the tables of a text: a file has one, and an export of a desk one for each of its blocks.
 *
 * @param rowsBefore number of rows of the file before the text
 */
export function readCsv(written: string, rowsBefore = 0): Sheet[] {
  const separator = SEPARATOR_LINE.exec(written);
  const text = (separator ? written.slice(separator[0].length) : written).replace(/^\uFEFF/u, '');
  const delimiter = separator?.[1] ?? columnsOfText(text).delimiter;
  const outside = blockOf('');
  const blocks: Block[] = [];
  let current: Block | undefined;
  let number = rowsBefore;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data, errors }) {
      number += 1;
      const [, edge, name = ''] = BLOCK.exec(data[0]?.trim() ?? '') ?? [];
      if (edge !== undefined) {
        current = edge.toUpperCase() === 'START' ? blockOf(name.toUpperCase()) : undefined;
        if (current) blocks.push(current);
        return;
      }
      const { collected } = current ?? outside;
      // Further rows are dropped, because a desk's levels are hundreds of thousands of rows.
      if (collected.isFull) return;
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      collected.see(data.findLastIndex((cell) => cell.trim() !== ''));
      collected.add({
        number,
        cells: data.slice(0, COLUMNS_MAX),
        ...(isBroken && { problem: 'A quotation mark is not closed.' }),
      });
    },
  });
  return (blocks.length > 0 ? blocks : [outside]).map(({ name, collected }) =>
    collected.sheet(name),
  );
}

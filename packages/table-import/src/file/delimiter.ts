const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Rows and characters of a sample. */
const SAMPLE_ROWS = 60;
const SAMPLE_CHARACTERS = 60_000;

/** Counts the columns of each row that has text. Delimiters and line ends in quotation marks do not count. */
function columnCounts(text: string, delimiter: string): number[] {
  const counts: number[] = [];
  let [columns, isQuoted, hasText, isAtStart] = [1, false, false, true];
  for (let place = 0; place < text.length && counts.length < SAMPLE_ROWS; place += 1) {
    const character = text.charAt(place);
    if (character === '"' && isQuoted && text.charAt(place + 1) === '"') place += 1;
    else if (character === '"' && (isQuoted || isAtStart)) isQuoted = !isQuoted;
    else if (isQuoted) hasText = true;
    else if (character === delimiter) columns += 1;
    else if (character === '\n' || character === '\r') {
      if (hasText) counts.push(columns);
      [columns, hasText] = [1, false];
    } else if (character.trim() !== '') hasText = true;
    isAtStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
  }
  if (hasText) counts.push(columns);
  return counts;
}

export interface Columns {
  readonly delimiter: string;
  /** Number of rows with the most frequent count of columns above one. */
  readonly steadyRows: number;
  /** Number of rows with more than one column. */
  readonly splitRows: number;
  /** Number of rows with text. */
  readonly rows: number;
}

function columnsBy(text: string, delimiter: string): Columns & { readonly columns: number } {
  const counts = columnCounts(text, delimiter);
  const rowsOf = new Map<number, number>();
  for (const count of counts) if (count > 1) rowsOf.set(count, (rowsOf.get(count) ?? 0) + 1);
  const [best = [1, 0]] = [...rowsOf].toSorted(
    ([oneColumns, one], [otherColumns, other]) => other - one || otherColumns - oneColumns,
  );
  const splitRows = counts.filter((count) => count > 1).length;
  return { delimiter, columns: best[0], steadyRows: best[1], splitRows, rows: counts.length };
}

/** Finds the delimiter with the steadiest count of columns; the comma for a text with one column. */
export function columnsOfText(text: string): Columns {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const found = DELIMITERS.map((delimiter) => columnsBy(sample, delimiter));
  return found.reduce((best, one) => {
    const more = one.steadyRows - best.steadyRows || one.columns - best.columns;
    return more > 0 ? one : best;
  });
}

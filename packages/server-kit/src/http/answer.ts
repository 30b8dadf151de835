import { fieldsOf } from '@standby/contracts';
import * as v from 'valibot';

/** A row of an answer that its schema refuses. */
export interface LeftOutRow {
  /** Name of the answer's list with the row. */
  readonly list: string;
  /** Id of the row; undefined if it has none. */
  readonly id: string | undefined;
  /** Messages about the invalid fields. */
  readonly problems: readonly string[];
}

type Issue = v.BaseIssue<unknown>;

interface RowPlace {
  readonly list: string;
  readonly row: number;
}

/** Returns the list and row of an issue; undefined for an issue of the answer itself. */
function placeOf({ path }: Issue): RowPlace | undefined {
  const [list, row] = path?.map(({ key }) => key) ?? [];
  return typeof list === 'string' && typeof row === 'number' ? { list, row } : undefined;
}

/** Returns the id of a row, which is an item or contains one. */
function idOf(row: unknown): string | undefined {
  const { id, item } = fieldsOf(row);
  const found = id ?? fieldsOf(item)['id'];
  return typeof found === 'string' ? found : undefined;
}

const entriesOf = (schema: v.GenericSchema): object =>
  (schema as { readonly entries?: object }).entries ?? {};

const wordsOf = (issue: Issue): string => `${v.getDotPath(issue) ?? ''}: ${issue.message}`;

/**
 * Shapes an answer by its schema. If the schema refuses a row, for example one of an earlier version, the answer omits
 * and reports it, and keeps the other rows. The field `leftOut` of an answer has the number of omitted rows.
 *
 * @throws {v.ValiError} if anything except rows of the lists is invalid
 */
export function shapeAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  result: unknown,
  report: (row: LeftOutRow) => void,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, result);
  if (parsed.success) return parsed.output;
  const problems = new Map<string, Map<number, string[]>>();
  for (const issue of parsed.issues) {
    const place = placeOf(issue);
    if (!place) throw new v.ValiError(parsed.issues);
    const ofList = problems.get(place.list) ?? new Map<number, string[]>();
    ofList.set(place.row, [...(ofList.get(place.row) ?? []), wordsOf(issue)]);
    problems.set(place.list, ofList);
  }
  const answer: Record<string, unknown> = { ...fieldsOf(result) };
  let leftOut = 0;
  for (const [list, ofList] of problems) {
    const rows = answer[list] as readonly unknown[];
    answer[list] = rows.filter((_, row) => !ofList.has(row));
    for (const [row, words] of ofList) {
      report({ list, id: idOf(rows[row]), problems: words });
      leftOut += 1;
    }
  }
  if ('leftOut' in entriesOf(schema)) answer['leftOut'] = leftOut;
  return v.parse(schema, answer);
}

import { expect, it } from 'vitest';
import { type PageText, tableOfPages } from './pdf-table';

const line = (y: number, ...cells: readonly (readonly [x: number, text: string])[]): PageText[] =>
  cells.map(([x, text]) => ({ text, x, y, width: text.length * 5, height: 10 }));
const cellsOf = (...pages: PageText[][]) => tableOfPages(pages)?.map(({ cells }) => cells);

it('columns are where the texts of the header begin, on every page', () => {
  const header = (y: number) => line(y, [50, 'Cue'], [120, 'Label'], [300, 'Page']);
  expect(
    cellsOf(
      [
        ...line(800, [50, 'Macbeth']),
        ...header(780),
        ...line(760, [50, 'LX 1'], [120, 'House'], [148, 'half'], [300, '1']),
      ],
      [
        ...header(780),
        ...line(760, [50, 'LX 2'], [300, '2']),
        ...line(740, [50, 'LX 3'], [120, 'a long']),
        ...line(728, [120, 'label']),
      ],
    ),
  ).toEqual([
    ['Macbeth'],
    ['Cue', 'Label', 'Page'],
    ['LX 1', 'House half', '1'],
    ['LX 2', '', '2'],
    ['LX 3', 'a long label'],
  ]);
});

it('a text without columns is not a table', () => {
  expect(
    cellsOf([...line(800, [50, 'Once more unto the breach']), ...line(780, [50, 'dear friends'])]),
  ).toBeUndefined();
  expect(cellsOf([])).toBeUndefined();
});

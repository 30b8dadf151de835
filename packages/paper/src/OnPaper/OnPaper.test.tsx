import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paperOf } from '../domain/paper';
import { PaperPages } from '../PaperPages/PaperPages';
import { OnPaper } from './OnPaper';

const PX_PER_MM = 96 / 25.4;
const paper = paperOf('en-GB');
const COLUMNS = [{ label: 'Name' }, { label: 'Phone', widthMm: 40 }];
const ROWS = Array.from({ length: 7 }, (_, place) => ({
  id: `p${place}`,
  department: place < 5 ? 'Cast' : 'Fly',
}));

const printed = (): string[][] =>
  [...document.querySelectorAll('[data-print-root] section')].map((section) =>
    [...section.querySelectorAll('header, tr, footer')].map(({ textContent }) => textContent),
  );

const print = (name: 'beforeprint' | 'afterprint') => fireEvent(window, new Event(name));

it('repeats title, columns, department and page number on each page, only while the browser prints', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 100, 48 * PX_PER_MM),
  );
  render(
    <OnPaper>
      {() => (
        <PaperPages
          title="Hamlet"
          foot={['as of today']}
          sheets={[{ title: 'Contact sheet', rows: ROWS }]}
          paper={paper}
          columns={COLUMNS}
          groupOf={({ department }) => department}
          renderCells={({ id }) => (
            <>
              <td>{id}</td>
              <td>020</td>
            </>
          )}
        />
      )}
    </OnPaper>,
  );
  expect(printed()).toEqual([]);
  print('beforeprint');
  const page = (number: number, ...rows: string[]) => [
    'Contact sheetHamlet',
    'NamePhone',
    ...rows,
    `as of todayPage ${number} of 3`,
  ];
  expect(printed()).toEqual([
    page(1, 'Cast', 'p0020', 'p1020', 'p2020'),
    page(2, 'Cast, continued', 'p3020', 'p4020'),
    page(3, 'Fly', 'p5020', 'p6020'),
  ]);
  print('afterprint');
  expect(printed()).toEqual([]);
});

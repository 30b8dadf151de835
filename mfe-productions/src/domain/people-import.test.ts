import { parseCsv } from '@standby/collections/csv';
import { describe, expect, it } from 'vitest';
import { makePerson } from '../testing/make-person';
import { columnsOf, importPeople, unknownColumns } from './people-import';

function importText(text: string, company = [makePerson('Idris', { position: 'Hamlet' })]) {
  const { rows, brokenRows } = parseCsv(text);
  return importPeople(rows, { showId: 'hamlet', company, brokenRows });
}

describe('the columns of a file', () => {
  it('are found by what people call them', () => {
    const rows = [['Full name', 'CHARACTER', 'E-mail', 'Mobile', 'Next of kin', 'Shoe size', '']];
    expect([...columnsOf(rows)]).toEqual([
      ['name', 0],
      ['position', 1],
      ['email', 2],
      ['phone', 3],
      ['emergencyName', 4],
    ]);
    expect(unknownColumns(rows)).toEqual(['Shoe size']);
  });
});

describe('the rows of a file', () => {
  it('become people of the show', () => {
    const { people, problems } = importText(
      'Name;Role;Department;Covers\n"Kelly, B.";Polonius;Cast;"Gertrude, Ghost"\n;;;\n',
    );
    expect(problems).toEqual([]);
    expect(people).toMatchObject([
      {
        showId: 'hamlet',
        name: 'Kelly, B.',
        position: 'Polonius',
        department: 'Cast',
        covers: ['Gertrude', 'Ghost'],
        phone: '',
        memberId: '',
      },
    ]);
  });

  it('have their errors by the number that a spreadsheet gives them', () => {
    const { people, problems } = importText(
      'Name,Email,Phone\nAnn,ann@example.com,\n,nobody,call me\nBo,,555 0142\n',
    );
    expect(people.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect(problems).toEqual([
      { row: 3, text: 'Name: Enter a name.' },
      { row: 3, text: 'Email: Enter an address such as name@example.com.' },
      { row: 3, text: 'Phone: Enter a number such as +1 617 555 0142.' },
    ]);
  });

  it('that are no CSV are an error', () => {
    expect(importText('Name\nAnn\n"Bo').problems).toEqual([
      { row: 3, text: 'A quotation mark is not closed.' },
    ]);
  });

  it('add no person who is there already, nor twice', () => {
    const { people, alreadyThere } = importText(
      'Name,Role\nIDRIS,hamlet\nIdris,Ghost\nAnn,Ophelia\nann,ophelia\n',
    );
    expect(people.map(({ name, position }) => [name, position])).toEqual([
      ['Idris', 'Ghost'],
      ['Ann', 'Ophelia'],
    ]);
    expect(alreadyThere).toBe(2);
  });

  it('keep a number that an export guarded against formulas', () => {
    expect(importText("Name,Phone\nAnn,'+1 617 555 0142").people[0]?.phone).toBe('+1 617 555 0142');
  });
});

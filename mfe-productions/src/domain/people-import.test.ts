import { tableOf } from '@standby/table-import';
import { readText } from '@standby/table-import/file';
import { readBytes, readFixture, sheetOfRows } from '@standby/table-import/testing/fixtures';
import { toCsv } from '@standby/table-import/write/csv';
import { writeXlsx } from '@standby/table-import/write/xlsx';
import { describe, expect, it } from 'vitest';
import { makePerson } from '../testing/make-person';
import { columnsOf, findPeopleHeader, hasName } from './people-columns';
import { peopleRows } from './people-file';
import { type HeadingReading, importPeople } from './people-import';
import { withoutConfidential } from './person';

const IDRIS = [makePerson('Idris', { position: 'Hamlet' })];

function importSheet(sheet = sheetOfRows([]), headings: HeadingReading = 'guessed') {
  const table = tableOf(sheet, findPeopleHeader);
  const columns = columnsOf(table.header?.cells ?? []);
  return importPeople(table, { showId: 'hamlet', company: IDRIS, columns, headings });
}

const importText = (text: string, headings?: HeadingReading) =>
  importSheet(readText(text, 'people').sheets[0], headings);
const importFixture = async (name: string) =>
  importSheet((await readFixture(name, 'people')).sheets[0]);

describe('the columns of a file', () => {
  it('are found by the usual names', () => {
    const columns = columnsOf([
      'Full name',
      'CHARACTER',
      'E-mail',
      'Mobile',
      'Next of kin',
      'Shoe size',
      '',
    ]);
    const found = Object.entries(columns).filter(([, column]) => column !== null);
    expect(Object.fromEntries(found)).toEqual({
      name: 0,
      position: 1,
      email: 2,
      phone: 3,
      emergencyName: 4,
    });
    expect(hasName(columns)).toBe(true);
  });

  it('may be below a title', async () => {
    const { people, problems } = await importFixture('people-below-title.csv');
    expect(people.map(({ person }) => [person.name, person.position, person.phone])).toEqual([
      ['Ada Quill', 'SM', '+1 617 555 0142'],
    ]);
    expect(problems).toEqual([]);
  });

  it('may stand in a workbook', async () => {
    const bytes = writeXlsx('Cast', [
      ['First name', 'Surname', 'Mobile'],
      ['Ada', 'Quill', '+1 617 555 0142'],
    ]);
    const { people, problems } = importSheet((await readBytes(bytes, 'people')).sheets[0]);
    expect(people.map(({ person }) => [person.name, person.phone])).toEqual([
      ['Ada Quill', '+1 617 555 0142'],
    ]);
    expect(problems).toEqual([]);
  });

  it('may have a name in two parts', async () => {
    const { people } = await importFixture('people-first-and-last-name.csv');
    expect(people[0]?.person).toMatchObject({
      name: 'Ada Quill',
      position: 'Stage manager',
      email: 'ada@x.example',
    });
  });
});

describe('several contacts of a person', () => {
  it.each([
    [
      'in one cell',
      'Name,Email,Phone\nAda,ada@x.example; ada@home.example,"+1 617 555 0142, +1 617 555 0143"',
    ],
    [
      'in columns of their own',
      'Name,Email,Phone,E-mail 2,Mobile\nAda,ada@x.example,+1 617 555 0142,ada@home.example,+1 617 555 0143',
    ],
    [
      'in the export of an address book',
      'Name,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Value\nAda,ada@x.example,ada@home.example,+1 617 555 0142 ::: +1 617 555 0143',
    ],
  ])('are read %s', (_where, text) => {
    const { people } = importText(text);
    expect(people[0]).toMatchObject({
      notices: [],
      person: {
        email: 'ada@x.example',
        otherEmails: ['ada@home.example'],
        phone: '+1 617 555 0142',
        otherPhones: ['+1 617 555 0143'],
        notes: '',
      },
    });
  });

  it('keep a pause, an extension and a stroke within one number', () => {
    const phones = importText('Name,Phone\nA,"+1 617 555 0142,,12"\nB,030/555 01 42\n').people;
    expect(phones.map(({ person }) => [person.phone, person.otherPhones])).toEqual([
      ['+1 617 555 0142,,12', []],
      ['030/555 01 42', []],
    ]);
  });

  it('move into the notes alone if they are invalid, and too many do', () => {
    const mails = Array.from({ length: 10 }, (_, place) => `a${place}@x.example`).join(';');
    const { people } = importText(`Name,Email\nAda,nowhere; ada@x.example\nBo,${mails}\n`);
    expect(people.map(({ person }) => [person.email, person.notes])).toEqual([
      ['ada@x.example', 'Email: nowhere'],
      ['a0@x.example', 'Other emails: a9@x.example'],
    ]);
    expect(people[1]?.notices).toEqual([
      'Other emails: Enter at most 8 more. “a9@x.example” is in the notes.',
    ]);
  });

  it('are exported with everything but confidential fields, and imported again', () => {
    const ann = makePerson('Ann', {
      covers: ['Hamlet', 'Ghost'],
      email: 'ann@x.example',
      otherEmails: ['ann@home.example', 'agent@x.example'],
      otherPhones: ['+1 617 555 0143'],
      notes: 'Left knee taped.',
      emergencyName: 'Kin',
      emergencyPhone: '+1 617 555 0199',
    });
    const csv = toCsv(peopleRows([ann]));
    expect(csv).not.toMatch(/knee|Kin|0199/u);
    const hidden = { id: ann.id, updatedAt: ann.updatedAt };
    const [again] = importText(csv).people;
    expect({ ...hidden, ...again?.person }).toEqual(withoutConfidential(ann));
    const { people, alreadyThere } = importText(toCsv(peopleRows(IDRIS)));
    expect([people, alreadyThere]).toEqual([[], 1]);
  });
});

describe('names', () => {
  it.each([
    ['Name,Surname\nAda,Quill', 'Ada Quill'],
    ['Name,Surname\nAda Quill,Quill', 'Ada Quill'],
    ['Full name,First name,Last name\nAda Q. Quill,Ada,Quill', 'Ada Q. Quill'],
    ['Surname,Forename\nQuill,Ada', 'Ada Quill'],
    ['Nachname;Vorname\nQuill;Ada', 'Ada Quill'],
    ['Prénom,Nom\nAda,Quill', 'Ada Quill'],
    ['Nombre,Apellidos\nAda,Quill', 'Ada Quill'],
    ['Nome,Cognome\nAda,Quill', 'Ada Quill'],
  ])('in %j are complete', (text, name) => {
    expect(importText(text).people.map(({ person }) => person.name)).toEqual([name]);
  });
});

describe('the rows of a file', () => {
  it('have contacts in other languages, and cells that count as empty', () => {
    const { people } = importText(
      'Vorname,Nachname,Rolle,E-Mail,Telefon,Abteilung\nAda,Quill,Inspizientin,ada@x.example,0171 5550142,Ton\nBo,Reed,,n/a,-,\n',
    );
    expect(people[0]?.person).toMatchObject({
      position: 'Inspizientin',
      email: 'ada@x.example',
      phone: '0171 5550142',
      department: 'Ton',
    });
    expect(people[1]).toMatchObject({ person: { email: '', phone: '', notes: '' }, notices: [] });
  });

  it('are also headings if they name a section in another column', () => {
    const byDepartment = importText('Dept,Name,Role\nCAST,,\n,Ann,Ophelia\nCREW,,\n,Bo,DSM\n');
    expect(byDepartment.people.map(({ person }) => [person.name, person.department])).toEqual([
      ['Ann', 'Cast'],
      ['Bo', 'CREW'],
    ]);
    const byRole = importText('Role,Name\nCAST,\nOphelia,Ann\nGhost,\n');
    expect(byRole.people.map(({ person }) => [person.name, person.department])).toEqual([
      ['Ann', 'Cast'],
    ]);
    expect(byRole.problems).toEqual([{ row: 4, text: 'Name: Enter a name.' }]);
  });

  it('become people of the show', () => {
    const { people, problems } = importText(
      'Name;Role;Department;Covers\n"Kelly, B.";Polonius;Cast;"Gertrude, Ghost"\n;;;\n',
    );
    expect(problems).toEqual([]);
    expect(people.map(({ person }) => person)).toMatchObject([
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

  it('become 300 people, with their emergency contacts', async () => {
    const { people, problems } = await importFixture('people-300.csv');
    expect([people.length, problems]).toEqual([300, []]);
    expect(people[1]?.person).toMatchObject({
      emergencyName: 'Kin 1',
      emergencyPhone: '+1 555 01',
    });
  });

  it('are imported with an odd address or number, which moves into the notes', () => {
    const { people, problems } = importText(
      'Name,Email,Phone,Emergency contact\nAnn,ann@example.com,,\nBo,nobody,call me,Kin\n,x@example.com,,\n',
    );
    expect(
      people.map(({ person }) => [person.name, person.email, person.phone, person.notes]),
    ).toEqual([
      ['Ann', 'ann@example.com', '', ''],
      ['Bo', '', '', 'Email: nobody\nPhone: call me\nEmergency contact: Kin'],
    ]);
    expect(people[1]?.notices).toEqual([
      'Email: Enter an address such as name@example.com. “nobody” is in the notes.',
      'Phone: Enter a number such as +1 617 555 0142. “call me” is in the notes.',
      'Emergency phone: Enter the number to call. “Kin” is in the notes.',
    ]);
    expect(problems).toEqual([{ row: 4, text: 'Name: Enter a name.' }]);
  });

  it('are imported with texts that are cut, and the cuts are listed', () => {
    const { people } = importText(`Name,Role\n${'N'.repeat(125)},Ghost\n`);
    expect(people[0]?.person.name).toHaveLength(120);
    expect(people[0]?.notices).toEqual(['Name has 125 characters; cut after 120: “NNNNN”.']);
  });

  it('name the department of the people below if they are headings', () => {
    const text = 'Name,Role,Email\nCAST,,\nAnn,Ophelia,\nStage management,,\nBo,DSM,\nCy,,\n';
    const { people, headings, nameAloneCount } = importText(text);
    expect(people.map(({ person }) => [person.name, person.department])).toEqual([
      ['Ann', 'Cast'],
      ['Bo', 'Stage management'],
      ['Cy', 'Stage management'],
    ]);
    expect(headings.map(({ row }) => row)).toEqual([2, 4]);
    expect(nameAloneCount).toBe(3);
    expect(importText(text, 'people').people).toHaveLength(5);
    expect(importText(text, 'headings').people).toHaveLength(2);
  });

  it('are reported as an error if they are not CSV', () => {
    expect(importText('Name\nAnn\n"Bo').problems).toEqual([
      { row: 3, text: 'A quotation mark is not closed.' },
    ]);
  });

  it('do not add a person who is already there, or add anybody twice', () => {
    const { people, alreadyThere } = importText(
      'Name,Role\nIDRIS,hamlet\nIdris,Ghost\nAnn,Ophelia\nann,ophelia\n',
    );
    expect(people.map(({ person }) => [person.name, person.position])).toEqual([
      ['Idris', 'Ghost'],
      ['Ann', 'Ophelia'],
    ]);
    expect(alreadyThere).toBe(2);
  });

  it('keep a number that an export guarded against formulas', () => {
    const { people } = importText("Name,Phone\nAnn,'+1 617 555 0142");
    expect(people[0]?.person.phone).toBe('+1 617 555 0142');
  });
});

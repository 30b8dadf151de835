import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addPersonPath, companyPath, importPeoplePath, showPath } from '@standby/contracts';
import { InPageWorker } from '@standby/table-import/testing/in-page-worker';
import { field } from '@standby/testing/field';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePerson } from '../../testing/make-person';
import { openScreens } from '../../testing/screens';

const hamlet = makePerson('Idris Achterberg', {
  position: 'Hamlet',
  pronouns: 'he/him',
  email: 'idris@example.com',
  emergencyName: 'Marit',
  emergencyPhone: '+31 20 555 0144',
  notes: 'Left knee taped.',
});
const laertes = makePerson('Callum Fairweather', { position: 'Laertes', covers: ['Hamlet'] });
const flyman = makePerson('Hugh Mackenzie', { position: 'Head flyman', department: 'Fly' });
const people = [flyman, hamlet, laertes];

const open = (options: Parameters<typeof openScreens>[1] = { people }) =>
  openScreens(companyPath('hamlet'), options);

const names = () =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the company', () => {
  it('lists everybody by department, with their work, their contacts and their covers', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Company 3');
    expect(document.title).toBe('Company · Hamlet · Standby');
    expect(names()).toEqual(['Callum Fairweather', 'Idris Achterberg', 'Hugh Mackenzie']);
    const card = within(screen.getByLabelText('Idris Achterberg'));
    for (const words of ['he/him', 'Hamlet', 'Cast', 'Covered by Callum Fairweather']) {
      expect(card.getByText(words)).toBeVisible();
    }
    expect(card.getByText('+1 617 555 0142').closest('a')).toHaveAttribute(
      'href',
      'tel:+16175550142',
    );
    expect(screen.getByText('Covers Hamlet')).toBeVisible();
    expect(card.getByText('For stage management')).toBeVisible();
    expect(card.getByText('Left knee taped.')).not.toBeVisible();
  });

  it('has people in a sample show, and offers to add the first person in a new show', () => {
    open({});
    expect(names()).toContain('Miriam Adler');
    cleanup();
    open({ people: [] });
    expect(screen.getByText('Add the first person').closest('a')).toHaveAttribute(
      'href',
      addPersonPath('hamlet'),
    );
    expect(screen.queryByText('Print contact sheet')).not.toBeInTheDocument();
  });

  it('is read-only for a role that may not change it', () => {
    open({ people, peopleOverrides: { isReadOnly: () => true } });
    expect(names()).toHaveLength(3);
    for (const words of ['Manage', 'Add person', 'Import']) {
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    }
  });

  it('is printed by department, completely and without confidential data, as cards or as rows', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const agent = { email: 'ann@x.example', otherEmails: ['agent@x.example'] };
    const ann = makePerson('Ann', {
      ...agent,
      otherPhones: ['+1 617 555 0143'],
      department: 'Fly',
    });
    const { user } = open({ people: [...people, ann] });
    const sheet = () => document.querySelector('[data-print-root]');
    expect(sheet()).toBeNull();
    await user.click(screen.getByText('Print contact sheet'));
    expect(print).toHaveBeenCalledOnce();
    expect(sheet()).toHaveTextContent(/^Contact sheetHamlet · Harbour Playhouse, Boston/u);
    expect(sheet()).toHaveTextContent(/as of 15 Jan 2025/u);
    expect(sheet()?.querySelectorAll('td:first-child')).toHaveLength(4);
    expect(sheet()).toHaveTextContent(/Fly.*Hugh MackenzieHead flyman/u);
    expect(sheet()).toHaveTextContent('+1 617 555 0143ann@x.exampleagent@x.example');
    expect(sheet()).not.toHaveTextContent(/knee|Marit|\+31/u);
    fireEvent(window, new Event('afterprint'));
    expect(sheet()).toBeNull();
  });

  it('is shown as rows in one scroll, sorted by each column, and this browser keeps the choice', async () => {
    const crowd = Array.from({ length: 30 }, (_, place) =>
      makePerson(`Swing ${place}`, { phone: '', department: 'Ensemble' }),
    );
    const { user, address } = open({ people: [...people, ...crowd] });
    expect(screen.getByRole('link', { name: 'Page 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rows' }));
    const rows = () => screen.getAllByRole('row').slice(1);
    const first = () => within(rows()[0] ?? document.body).getByRole('rowheader').textContent;
    expect(rows()).toHaveLength(33);
    expect(screen.queryByRole('link', { name: 'Page 2' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();

    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Department')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Name')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(first()).toMatch(/^Callum Fairweather/u);
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(first()).toMatch(/^Swing 29/u);
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe(`${companyPath('hamlet')}?sort=name-down`);
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(first()).not.toMatch(/^Swing/u);

    await user.type(screen.getByLabelText('Search people'), 'hugh');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Manage Hugh Mackenzie' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    cleanup();
    open({ people });
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('is edited person by person, and a deleted person can be restored', async () => {
    const { user, peopleOf } = open();
    await user.click(screen.getByLabelText('Manage Callum Fairweather'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Download stored data').closest('a')?.href).toContain(
      encodeURIComponent('"name": "Callum Fairweather"'),
    );
    const phone = dialog.getByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, 'soon');
    expect(dialog.getByText('Enter a number such as +1 617 555 0142.')).toBeVisible();
    await user.clear(phone);
    await user.type(phone, '555 0199');
    await user.click(dialog.getByText('Save'));
    expect(await screen.findByText('555 0199', { selector: 'a' })).toBeVisible();
    expect(await peopleOf('hamlet').get(laertes.id)).toMatchObject({
      phone: '555 0199',
      covers: ['Hamlet'],
      showId: 'hamlet',
    });

    await user.click(screen.getByLabelText('Manage Callum Fairweather'));
    await user.click(within(await screen.findByRole('dialog')).getByText('Delete'));
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

describe('a person', () => {
  it('is added in a form that names missing fields and unknown roles', async () => {
    const { user, address, peopleOf } = openScreens(addPersonPath('hamlet'), { people });
    const submit = screen.getByRole('button', { name: 'Add person' });
    expect(submit).toBeDisabled();
    await user.type(field('Name'), 'Oskar Weiss');
    await user.type(field('Covers'), 'Hamlet, Ghost');
    expect(screen.getByText('No one in the company has this role yet: Ghost.')).toBeVisible();
    await user.click(submit);
    await waitFor(() => expect(address()).toBe(companyPath('hamlet')));
    expect(await screen.findByText('Oskar Weiss was added')).toBeVisible();
    const [oskar] = await peopleOf('hamlet').list();
    expect(oskar).toMatchObject({ name: 'Oskar Weiss', covers: ['Hamlet', 'Ghost'] });
  });
});

describe('another person', () => {
  it('is added in the next form, which keeps the department and has the focus on the name', async () => {
    const { user, address, peopleOf } = openScreens(addPersonPath('hamlet'), { people });
    await user.type(field('Name'), 'Oskar Weiss');
    await user.type(field('Department'), 'Sound');
    await user.type(field('Role or position'), 'Sound operator');
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    expect(await screen.findByText('Oskar Weiss was added')).toBeVisible();
    expect(address()).toBe(addPersonPath('hamlet'));
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveValue('');
    expect(field('Department')).toHaveValue('Sound');
    expect(field('Role or position')).toHaveValue('');
    await user.keyboard('Ann Reed{Enter}');
    await waitFor(() => expect(address()).toBe(companyPath('hamlet')));
    const added = (await peopleOf('hamlet').list()).slice(0, 2);
    expect(added.map(({ name, department }) => [name, department])).toEqual([
      ['Ann Reed', 'Sound'],
      ['Oskar Weiss', 'Sound'],
    ]);
  });
});

describe('several contacts of a person', () => {
  it('are added and removed in the form, and are links in the company', async () => {
    const { user, peopleOf } = open();
    await user.click(screen.getByLabelText('Manage Idris Achterberg'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Calls are mailed to the first address.')).toBeVisible();
    const addPhone = dialog.getByRole('button', { name: 'Add a phone' });
    await user.click(addPhone);
    expect(dialog.getByLabelText('Phone 2')).toHaveFocus();
    await user.keyboard('agent');
    expect(dialog.getByText('Enter a number such as +1 617 555 0142.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Phone 2'));
    await user.keyboard('555 0199');
    await user.click(addPhone);
    await user.click(dialog.getByRole('button', { name: 'Remove phone 3' }));
    expect(addPhone).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Add an email' }));
    await user.keyboard('agent@x.example');
    await user.click(dialog.getByText('Save'));
    const link = await screen.findByText('agent@x.example', { selector: 'a' });
    expect(link).toHaveAttribute('href', 'mailto:agent@x.example');
    expect(screen.getByText('555 0199').closest('a')).toHaveAttribute('href', 'tel:5550199');
    expect(await peopleOf('hamlet').get(hamlet.id)).toMatchObject({
      email: 'idris@example.com',
      otherEmails: ['agent@x.example'],
      phone: '+1 617 555 0142',
      otherPhones: ['555 0199'],
    });
  });
});

describe('a file of people', () => {
  const file = (text: string) => new File([text], 'company.csv', { type: 'text/csv' });
  const openImport = () => {
    vi.stubGlobal('Worker', InPageWorker);
    return openScreens(importPeoplePath('hamlet'), { people });
  };

  it('shows its errors and lost data, and is imported without the rows with errors', async () => {
    const { user, address, peopleOf } = openImport();
    await user.upload(
      screen.getByLabelText('File'),
      file(
        'Name,Role,Email,Shoe size\nAnn,Ophelia,,38\nBo,Ghost,nowhere,40\nHugh Mackenzie,Head flyman,,\n,Ghost,,\n',
      ),
    );
    const lost = await screen.findByRole('list', { name: 'Rows with lost data' });
    expect(lost).toHaveTextContent(
      /^Row 3 Bo Email: Enter an address .* “nowhere” is in the notes\.$/u,
    );
    expect(await screen.findByText('Row 5')).toBeVisible();
    expect(screen.getByText('Name: Enter a name.')).toBeVisible();
    expect(screen.getByText(/are already in the company: 1 person/u)).toBeVisible();
    expect(screen.getByText(/not imported: Shoe size/u)).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Import 2 people' });
    expect(submit).toBeDisabled();
    await user.click(screen.getByLabelText('Leave out the rows with errors'));
    await user.click(submit);
    await waitFor(() => expect(address()).toBe(companyPath('hamlet')));
    expect(await screen.findByText('2 people were added')).toBeVisible();
    const names = (await peopleOf('hamlet').list()).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Bo', 'Ann']);
  });

  it.each([
    ['', 'The file is empty.'],
    ['Who,Where\nAnn,here', undefined],
    ['Schauspieler,Wo\nAnn,hier', 'Choose the column of the name.'],
  ])('%j says %s', async (text, error) => {
    const { user } = openImport();
    await user.upload(screen.getByLabelText('File'), file(text));
    if (error) expect(await screen.findByText(error)).toBeVisible();
    else expect(await screen.findByRole('button', { name: 'Import 1 person' })).toBeEnabled();
  });
});

it('the company is on the overview of its show, with its leaders', async () => {
  openScreens(showPath('hamlet'));
  const company = within(await screen.findByLabelText('Company'));
  expect(company.getByText('Miriam Adler')).toBeVisible();
  expect(company.getByText('Stage manager')).toBeVisible();
  expect(company.getByText('All 21 people').closest('a')).toHaveAttribute(
    'href',
    companyPath('hamlet'),
  );
});

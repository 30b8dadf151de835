import { fieldErrors, parseForm } from '@standby/forms/validation';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makePerson } from '../testing/make-person';
import { telOf } from '@standby/contracts';
import { emailsOf, personSchema, phonesOf } from './person';
import { emptyPersonForm, formOfPerson, personFormSchema, personMessages } from './person-form';

const errorsOf = (typed: object) =>
  fieldErrors(personFormSchema, { ...emptyPersonForm, name: 'Ann', ...typed });

it.each([
  ['+1 (617) 555-0142 ext. 3', 'tel:+16175550142'],
  ['617 555 0142x3', 'tel:6175550142'],
  ['030/555 01 42', 'tel:0305550142'],
])('the number %s is dialled as %s', (phone, address) => {
  expect(telOf(phone)).toBe(address);
});

describe('the form of a person', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: personMessages.name }],
    [{ name: 'A'.repeat(121) }, { name: personMessages.long }],
    [{ email: 'ann@example' }, { email: personMessages.email }],
    [{ email: 'ann@example.com' }, {}],
    [{ phone: 'none' }, { phone: personMessages.phone }],
    [{ phone: '12' }, { phone: personMessages.phone }],
    [{ phone: '+1 (617) 555-0142 ext. 3' }, {}],
    [{ phone: '030/555 01 42' }, {}],
    [{ otherEmails: ['', 'ann@home.example'] }, {}],
    [{ otherEmails: ['ann@home'] }, { otherEmails: personMessages.email }],
    [{ otherPhones: ['555 0142', 'none'] }, { otherPhones: personMessages.phone }],
    [
      { otherPhones: Array.from({ length: 9 }, () => '555 0142') },
      { otherPhones: personMessages.tooMany },
    ],
    [{ emergencyName: 'Bo' }, { emergencyPhone: personMessages.emergencyPhone }],
    [{ emergencyName: 'Bo', emergencyPhone: '555 0142' }, {}],
    [{ emergencyPhone: 'Bo' }, { emergencyPhone: personMessages.phone }],
  ])('%j has the errors %j', (typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  it('has the next contact first if the first is empty, and each contact once', () => {
    const typed = {
      ...emptyPersonForm,
      name: 'Ann',
      otherEmails: ['', 'ann@x.example', 'ANN@x.example', 'ann@home.example'],
      phone: '555 0142',
      otherPhones: ['555 0142'],
    };
    expect(parseForm(personFormSchema, typed)).toMatchObject({
      content: {
        email: expect.stringMatching(/^ann@x/iu),
        otherEmails: ['ann@home.example'],
        phone: '555 0142',
        otherPhones: [],
      },
    });
  });

  it('reads a person who was stored with one contact of a kind', () => {
    const { otherEmails, otherPhones, ...stored } = makePerson('Ann', { email: 'ann@x.example' });
    expect([otherEmails, otherPhones]).toEqual([[], []]);
    expect(v.parse(personSchema, stored)).toEqual(stored);
    expect(formOfPerson(stored)).toMatchObject({ email: 'ann@x.example', otherEmails: [] });
    expect([emailsOf(stored), phonesOf(stored)]).toEqual([['ann@x.example'], [stored.phone]]);
  });

  it('splits the covered roles, and contains the stored fields of a person', () => {
    const { id, showId, updatedAt, ...content } = makePerson('Ann', {
      covers: ['Hamlet', 'Ghost'],
    });
    const form = formOfPerson(content);
    expect(form.covers).toBe('Hamlet, Ghost');
    expect(parseForm(personFormSchema, form)).toMatchObject({ isValid: true, content });
    expect(parseForm(personFormSchema, { ...form, covers: 'Hamlet; ;Ghost,' })).toMatchObject({
      content: { covers: ['Hamlet', 'Ghost'] },
    });
    expect([id, showId, updatedAt]).not.toContain(undefined);
  });
});

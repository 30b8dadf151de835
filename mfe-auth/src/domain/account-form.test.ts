import { parseForm } from '@standby/forms/validation';
import { describe, expect, it, test } from 'vitest';
import {
  emptyAccountForm,
  accountFormSchema,
  errorsToShow,
  isFilledIn,
  type AccountForm,
} from './account-form';

function form(overrides: Partial<AccountForm> = {}): AccountForm {
  return {
    firstName: 'Mira',
    lastName: 'Okafor',
    phoneNumber: '',
    password: 'Abcdefg1',
    confirmPassword: 'Abcdefg1',
    ...overrides,
  };
}

const errorsIn = (filled: AccountForm, wasSubmitted: boolean) =>
  errorsToShow(filled, parseForm(accountFormSchema, filled).errors, { wasSubmitted });
const errorsWhileTyping = (filled: AccountForm) => errorsIn(filled, false);
const errorsOnSubmit = (filled: AccountForm) => errorsIn(filled, true);

describe('the account form', () => {
  test.each([
    ['all filled in', form(), true],
    ['a phone number', form({ phoneNumber: 'ask at the stage door' }), true],
    ['nothing yet', emptyAccountForm, false],
    ['no first name', form({ firstName: '' }), false],
    ['a first name of spaces', form({ firstName: '  ' }), false],
    ['no last name', form({ lastName: '' }), false],
    ['a last name of spaces', form({ lastName: '\t' }), false],
    ['no password', form({ password: '' }), false],
    ['a password of spaces', form({ password: '  ' }), true],
    ['no repeated password', form({ confirmPassword: '' }), false],
  ])('with %s is filled in: %s', (_what, filled, expected) => {
    expect(isFilledIn(filled)).toBe(expected);
  });

  it('shows no error for an empty field', () => {
    expect(errorsWhileTyping(emptyAccountForm)).toEqual({});
    expect(errorsWhileTyping(form({ confirmPassword: '' }))).toEqual({});
  });

  it('shows the error of the password beside it', () => {
    expect(errorsWhileTyping(form({ password: 'Abc', confirmPassword: '' }))).toEqual({
      password: 'Password too short',
    });
  });

  it('shows both errors if both passwords are wrong', () => {
    expect(errorsWhileTyping(form({ password: 'Abc', confirmPassword: 'Abcd' }))).toEqual({
      password: 'Password too short',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('ignores a shorter repeated password until the form is submitted', () => {
    const half = form({ confirmPassword: 'Abcd' });
    expect(errorsWhileTyping(half)).toEqual({});
    expect(errorsOnSubmit(half)).toEqual({ confirmPassword: 'Passwords do not match' });
  });

  it('accepts equal passwords that keep the rules', () => {
    expect(errorsOnSubmit(form())).toEqual({});
  });

  it('requests an account with trimmed names and the exact password', () => {
    const filled = form({ firstName: ' Mira ', lastName: 'Okafor ', password: ' Abcdefg1 ' });
    const repeated = { ...filled, confirmPassword: filled.password };
    expect(parseForm(accountFormSchema, repeated)).toEqual({
      isValid: true,
      errors: {},
      content: {
        firstName: 'Mira',
        lastName: 'Okafor',
        phoneNumber: '',
        password: ' Abcdefg1 ',
      },
    });
  });
});

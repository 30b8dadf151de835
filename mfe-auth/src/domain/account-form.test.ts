import { parseForm } from '@standby/forms/validation';
import { describe, expect, it, test } from 'vitest';
import {
  emptyAccountForm,
  accountFormSchema,
  mayBecomeSame,
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

const errorsIn = (filled: AccountForm) => parseForm(accountFormSchema, filled).errors;
/** Required fields without content have no message. */
const missingIn = (filled: AccountForm) =>
  Object.entries(errorsIn(filled)).flatMap(([name, message]) => (message === '' ? name : []));

describe('the account form', () => {
  test.each([
    ['all filled in', form(), []],
    ['a phone number', form({ phoneNumber: 'ask at the stage door' }), []],
    ['nothing yet', emptyAccountForm, ['firstName', 'lastName', 'password', 'confirmPassword']],
    ['no first name', form({ firstName: '' }), ['firstName']],
    ['a first name of spaces', form({ firstName: '  ' }), ['firstName']],
    ['no last name', form({ lastName: '' }), ['lastName']],
    ['a last name of spaces', form({ lastName: '\t' }), ['lastName']],
    ['no password', form({ password: '', confirmPassword: '' }), ['password', 'confirmPassword']],
    ['a password of spaces', form({ password: '  ' }), []],
    ['no repeated password', form({ confirmPassword: '' }), ['confirmPassword']],
  ])('with %s lacks %j', (_what, filled, expected) => {
    expect(missingIn(filled)).toEqual(expected);
  });

  it('refuses a password that breaks a rule', () => {
    expect(errorsIn(form({ password: 'Abc', confirmPassword: 'Abc' }))).toEqual({
      password: 'Password too short',
    });
  });

  it('refuses both passwords if both are wrong', () => {
    expect(errorsIn(form({ password: 'Abc', confirmPassword: 'Abcd' }))).toEqual({
      password: 'Password too short',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('keeps the error of a shorter repeated password for the submit', () => {
    const half = form({ confirmPassword: 'Abcd' });
    expect(errorsIn(half)).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(mayBecomeSame('confirmPassword', half)).toBe(true);
    expect(mayBecomeSame('confirmPassword', form({ confirmPassword: 'Abcdefg2' }))).toBe(false);
    expect(mayBecomeSame('confirmPassword', form({ confirmPassword: '' }))).toBe(false);
    expect(mayBecomeSame('password', half)).toBe(false);
  });

  it('accepts equal passwords that keep the rules', () => {
    expect(errorsIn(form())).toEqual({});
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

import { quarantineLatest } from '@standby/storage';
import * as v from 'valibot';
import type { AccountForm } from '../domain/account-form';
import { tabStorage } from './storage';

const DRAFT_KEY = 'standby:account-draft';

const draftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    phoneNumber: v.string(),
  }),
);

/** The stored part of a half-filled account form: never the passwords. */
export type AccountDraft = Pick<AccountForm, 'firstName' | 'lastName' | 'phoneNumber'>;

/**
 * The draft that this tab stores for an email. Reading the terms and coming back, a reload, or a phone
 * that drops the page while its owner looks something up must not cost the person their typing; yet
 * another email may be another person, who sees none of it.
 */
export function readDraft(email: string): AccountDraft | undefined {
  const raw = tabStorage.read(DRAFT_KEY);
  const result = v.safeParse(draftSchema, raw);
  // The form writes over the key.
  if (!result.success && raw !== null) quarantineLatest(tabStorage, DRAFT_KEY, raw);
  if (!result.success || result.output.email !== email) return undefined;
  const { firstName, lastName, phoneNumber } = result.output;
  return { firstName, lastName, phoneNumber };
}

export function storeDraft(email: string, draft: AccountDraft): void {
  const { firstName, lastName, phoneNumber } = draft;
  tabStorage.write(DRAFT_KEY, JSON.stringify({ email, firstName, lastName, phoneNumber }));
}

export function removeDraft(): void {
  tabStorage.erase(DRAFT_KEY);
}

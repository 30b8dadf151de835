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

/** Stored part of a half-filled account form, without the passwords. */
type AccountDraft = Pick<AccountForm, 'firstName' | 'lastName' | 'phoneNumber'>;

/**
 * Returns the draft that this tab stores for an email. A look at the terms, a reload, or a phone
 * that discards the page must not cost the person their typing. Another email may belong to another
 * person, who must not see the draft.
 */
export function readDraft(email: string): AccountDraft | undefined {
  const raw = tabStorage.read(DRAFT_KEY);
  const result = v.safeParse(draftSchema, raw);
  // The form will overwrite the key, so its content goes into quarantine first.
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

import { openSealedText, sealText } from '@standby/server-kit';
import * as v from 'valibot';

/** Company and recipient of the mails that a link concerns. */
export interface MailChoiceKey {
  readonly organizationId: string;
  readonly address: string;
}

const keySchema = v.tuple([v.string(), v.string()]);

/** Returns the token of a mail's link. The token is sealed, so forged ones cost no query, and it need not be stored. */
export const choiceToken = ({ organizationId, address }: MailChoiceKey, secret: string): string =>
  sealText(JSON.stringify([organizationId, address]), secret);

/** @returns undefined for a token that this server did not issue */
export function readChoiceToken(token: string, secret: string): MailChoiceKey | undefined {
  const text = openSealedText(token, secret);
  if (text === undefined) return undefined;
  const [organizationId, address] = v.parse(keySchema, JSON.parse(text));
  return { organizationId, address };
}

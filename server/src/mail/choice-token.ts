import { openSealedText, sealText } from '@standby/server-kit';
import * as v from 'valibot';

/** Company and recipient of the mails that a link is about. */
export interface MailChoiceKey {
  readonly organizationId: string;
  readonly address: string;
}

const keySchema = v.tuple([v.string(), v.string()]);

/** The token of a mail's link: sealed, so a made-up one costs no query, and none has to be stored. */
export const choiceToken = ({ organizationId, address }: MailChoiceKey, secret: string): string =>
  sealText(JSON.stringify([organizationId, address]), secret);

/** @returns undefined for a token that this server did not make */
export function readChoiceToken(token: string, secret: string): MailChoiceKey | undefined {
  const text = openSealedText(token, secret);
  if (text === undefined) return undefined;
  const [organizationId, address] = v.parse(keySchema, JSON.parse(text));
  return { organizationId, address };
}

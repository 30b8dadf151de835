import { confirmEmailMail, emailChangedMail, linkTo } from '../mail/mails.ts';
import type { AccountServices } from './services.ts';
import { changeEmail, findUser, findUserByEmail } from '../repositories/accounts.ts';
import { issueMailToken, redeemMailToken } from './tokens.ts';

type EmailServices = Pick<
  AccountServices,
  'database' | 'tokens' | 'mailer' | 'publicOrigin' | 'now' | 'inBackground'
>;

/** Mails a link to the new address, unless another account has the address. The answer is the same. */
export async function requestEmailChange(
  services: EmailServices,
  userId: string,
  email: string,
): Promise<void> {
  const { database, mailer, publicOrigin, now, inBackground } = services;
  if (await findUserByEmail(database.queries, email)) return;
  const token = await issueMailToken(services, 'change-email', { userId, email }, now());
  const mail = confirmEmailMail(email, linkTo(publicOrigin, 'confirmEmail', token));
  inBackground(mailer.send(mail));
}

/**
 * Changes the email, and notifies the old address.
 *
 * @returns the new email, or undefined if the link no longer works
 */
export async function confirmEmail(
  services: EmailServices,
  token: string,
): Promise<string | undefined> {
  const { database, mailer, now, inBackground } = services;
  const { queries } = database;
  const redeemed = await redeemMailToken(services, 'change-email', token, now());
  const user = redeemed && (await findUser(queries, redeemed.userId));
  if (!user || redeemed.email === null) return undefined;
  // Another person may have created an account with the email meanwhile.
  if (!(await changeEmail(queries, user.id, redeemed.email))) return undefined;
  inBackground(mailer.send(emailChangedMail(user.email, redeemed.email)));
  return redeemed.email;
}

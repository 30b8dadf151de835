import { confirmEmailMail, emailChangedMail, linkTo } from '../mail/mails.ts';
import type { AccountServices } from './services.ts';
import { changeEmail, findUser, findUserByEmail } from './repository.ts';
import { issueMailToken, redeemMailToken } from './tokens.ts';

type EmailServices = Pick<
  AccountServices,
  'database' | 'mailer' | 'publicOrigin' | 'now' | 'inBackground'
>;

/** Mails a link to the new address, unless another account has it: the answer is the same. */
export async function requestEmailChange(
  { database: { queries }, mailer, publicOrigin, now, inBackground }: EmailServices,
  userId: string,
  email: string,
): Promise<void> {
  if (await findUserByEmail(queries, email)) return;
  const token = await issueMailToken(queries, 'change-email', { userId, email }, now());
  const mail = confirmEmailMail(email, linkTo(publicOrigin, 'confirmEmail', token));
  inBackground(mailer.send(mail));
}

/**
 * Changes the email, and tells the old address.
 *
 * @returns the new email, or undefined where the link has stopped working
 */
export async function confirmEmail(
  { database: { queries }, mailer, now, inBackground }: EmailServices,
  token: string,
): Promise<string | undefined> {
  const redeemed = await redeemMailToken(queries, 'change-email', token, now());
  const user = redeemed && (await findUser(queries, redeemed.userId));
  if (!user || redeemed.email === null) return undefined;
  // Another person may have created an account with it meanwhile.
  if (!(await changeEmail(queries, user.id, redeemed.email))) return undefined;
  inBackground(mailer.send(emailChangedMail(user.email, redeemed.email)));
  return redeemed.email;
}

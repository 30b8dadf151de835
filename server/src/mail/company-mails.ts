import { isMailAddress } from '@standby/contracts';
import { API_PREFIX } from '@standby/server-kit/http/handle-routes';
import type {
  CompanyMail,
  CompanyMails,
  MailFate,
  MailSender,
} from '@standby/server-kit/mail/company-mails';
import { RecipientRefused, type Mail, type Mailer } from '@standby/server-kit/mail/mailer';
import type { Queries } from '@standby/server-kit/database/tables';
import type { Services } from '@standby/server-kit/services';
import { findUser } from '../repositories/accounts.ts';
import { nameOf } from '../repositories/organizations.ts';
import { spendOfQuestion, spendOfRecipient, spendOfSender } from './budget.ts';
import { choiceToken } from './choice-token.ts';
import { mailQuestion, shownName, stopText } from './mails.ts';
import { forgetAsked, hashOf, noteAsked, statesOf, type RecipientState } from './recipients.ts';

interface CompanyMailOptions {
  readonly queries: Queries;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  readonly now: () => Date;
  readonly report: Services['report'];
  /** Secret that seals the tokens of the links. */
  readonly secret: string;
}

/** Creates the mails of members to their companies, within the senders' budgets and the recipients' choices. */
export function companyMails(options: CompanyMailOptions): CompanyMails {
  const { queries, mailer, publicOrigin, now, report, secret } = options;

  const choiceAddress = (organizationId: string, address: string): string =>
    `${publicOrigin}${API_PREFIX}/mails/choice?token=${choiceToken({ organizationId, address }, secret)}`;

  async function deliver(mail: Mail): Promise<MailFate> {
    try {
      await mailer.send(mail);
      return 'sent';
    } catch (error) {
      report(error, 'a mail of a company was not sent');
      return error instanceof RecipientRefused ? 'refused' : 'failed';
    }
  }

  async function describe({ organizationId, accountId }: MailSender) {
    const account = await findUser(queries, accountId);
    const organization = shownName(await nameOf(queries, organizationId));
    const name = shownName(account?.name ?? '');
    return { organization, name, replyTo: account && { name, address: account.email } };
  }

  type Words = Awaited<ReturnType<typeof describe>>;

  /** Asks a stranger, once. */
  async function ask(sender: MailSender, words: Words, to: string): Promise<MailFate> {
    if (!(await spendOfQuestion(queries, sender, to, now()))) return 'too-many';
    if (!(await noteAsked(queries, sender, to, now()))) return 'asked';
    const link = choiceAddress(sender.organizationId, to);
    const { replyTo } = words;
    const fate = await deliver({
      ...mailQuestion(to, link, words),
      ...(replyTo && { replyTo }),
      stopAddress: link,
    });
    if (fate === 'sent') return 'asked';
    await forgetAsked(queries, sender, to);
    return fate;
  }

  async function mail(sender: MailSender, words: Words, one: CompanyMail): Promise<MailFate> {
    if (!(await spendOfRecipient(queries, sender, one.to, now()))) return 'too-many';
    const stopAddress = choiceAddress(sender.organizationId, one.to);
    const { replyTo } = words;
    return deliver({
      ...one,
      text: `${one.text.trimEnd()}\n\n${stopText(words.organization)}\n${stopAddress}\n`,
      links: [...(one.links ?? []), stopAddress],
      ...(replyTo && { replyTo }),
      stopAddress,
    });
  }

  return {
    async admit(sender, addresses) {
      const valid = addresses.filter(isMailAddress);
      const states = await statesOf(queries, sender, valid);
      const stateOf = (address: string): RecipientState | undefined => states.get(hashOf(address));
      const counted = valid.filter((address) => [undefined, 'accepted'].includes(stateOf(address)));
      await spendOfSender(queries, sender, counted.length, now());
      const words = await describe(sender);
      return {
        async send(one) {
          if (!isMailAddress(one.to)) return 'refused';
          const state = stateOf(one.to);
          if (state === 'accepted') return mail(sender, words, one);
          return state ?? ask(sender, words, one.to);
        },
      };
    },
  };
}

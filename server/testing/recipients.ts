import { noteChoice } from '../src/mail/recipients.ts';
import type { TestServer } from './test-server.ts';

/** Recipients who have accepted mails of an organization before. */
export async function haveAccepted(
  { database }: Pick<TestServer, 'database'>,
  organizationId: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    await noteChoice(database.queries, { organizationId, address }, 'accepted', new Date());
  }
}

/** What a recipient does with the link of the last mail that they got. */
export async function choose(
  { app, mails }: Pick<TestServer, 'app' | 'mails'>,
  address: string,
  form = 'choice=accept',
) {
  const link = new URL(mails.findLast(({ to }) => to === address)?.stopAddress ?? '');
  return app.inject({
    method: 'POST',
    url: link.pathname + link.search,
    headers: { host: link.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
}

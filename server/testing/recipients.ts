import { noteChoice } from '../src/mail/recipients.ts';
import type { TestServer } from './test-server.ts';

/** Stores that recipients have accepted mails of an organization. */
export async function haveAccepted(
  { database }: Pick<TestServer, 'database'>,
  organizationId: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    await noteChoice(database.queries, { organizationId, address }, 'accepted', new Date());
  }
}

/** Makes a recipient's choice by the link of their last mail. */
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

import { sql, type Kysely, type Migration } from 'kysely';
import { createCollectionTable, type CollectionDefinition } from '@standby/server-kit';
import { callList, type SentCall, type SentCallContent } from '../../src/domain/schedule/sent-call';
import { SEALS } from '../seal-table';
import { callCollection } from './call-contract';

export const sentCalls: CollectionDefinition<'calls', SentCall, SentCallContent> = {
  ...callList,
  contract: callCollection,
  table: 'sent_call',
  // A call from a file was not mailed by this server.
  adopt: ({ undelivered: _undelivered, ...call }) => ({ ...call, mailedTo: 0 }),
  seal: { table: SEALS, contentOf: (call) => call },
  columnsOf: ({ showId }) => ({ showId }),
};

export const sentCallMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'sent_call');
    await sql`alter table sent_call add show_id text collate "C" not null`.execute(db);
    await sql`create index sent_call_show
      on sent_call (organization_id, show_id, revision, id)`.execute(db);
  },
};

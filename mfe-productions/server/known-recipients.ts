import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Accepts existing recipients from the time before the question. People who opened the page of a
 * mailed call, and recipients of reports, continue to get mails.
 */
export const knownRecipientsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into mail_recipient (organization_id, address_hash, state, changed_at)
      select known.organization_id, encode(sha256(convert_to(lower(known.address), 'UTF8')), 'hex'),
        'accepted', now()
      from (
        select person.organization_id, person.item ->> 'email' as address
        from person
        join person_link on person_link.organization_id = person.organization_id
          and person_link.person_id = person.id
        where person_link.last_used_at is not null and person.item ->> 'email' <> ''
        union
        select report.organization_id, jsonb_array_elements_text(report.item -> 'sentTo')
        from report
      ) as known
      on conflict do nothing`.execute(db);
  },
};

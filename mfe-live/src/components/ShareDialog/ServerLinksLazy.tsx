import { useState } from 'react';
import { Banner, Button, Select } from '@standby/shared-ui';
import type { LinkKind } from '../../../server/contract';
import { LINK_TEXTS, linkAges, LIFETIMES } from './link-text';
import { Made, Makers, Row, Rows } from './ServerLinks.styles';
import { SharedLink } from './SharedLink';
import { useServerLinks } from './useServerLinks';

const KINDS: readonly LinkKind[] = ['viewer', 'ask', 'controller'];

/** Makes links for one purpose and a time, and ends them again. */
export default function ServerLinks({ showId }: { readonly showId: string }) {
  const { links, made, pending, failure, reload, make, revoke } = useServerLinks(showId);
  const [hours, setHours] = useState<string>(LIFETIMES[1].value);
  return (
    <>
      {failure && (
        <Banner
          tone="stop"
          {...failure}
          action={!links && <Button onClick={reload}>Retry</Button>}
        />
      )}
      <Makers>
        <Select label="Works for" options={LIFETIMES} value={hours} onChange={setHours} />
        {KINDS.map((kind) => (
          <Button
            key={kind}
            pending={pending === kind}
            pendingLabel="Making the link"
            onClick={() => make(kind, Number(hours))}
          >
            {LINK_TEXTS[kind].make}
          </Button>
        ))}
      </Makers>
      {made && (
        <Made>
          <SharedLink
            key={made.id}
            name={LINK_TEXTS[made.kind].name}
            purpose={`${LINK_TEXTS[made.kind].purpose} The address is shown now and not again.`}
            address={made.address}
          />
        </Made>
      )}
      <h3 id="links-of-room">Links that work</h3>
      {links?.length === 0 && <p>None yet.</p>}
      <Rows role="list" aria-labelledby="links-of-room">
        {links?.map((link) => {
          const { name } = LINK_TEXTS[link.kind];
          const { made: madeText, ends, used } = linkAges(link);
          return (
            <Row key={link.id}>
              <p>
                <strong>{name}</strong>
                <small>
                  {madeText} · {ends} · {used}
                </small>
              </p>
              <Button
                variant="ghost"
                aria-label={`Revoke the ${name} link. ${madeText}.`}
                pending={pending === link.id}
                pendingLabel="Revoking the link"
                onClick={() => revoke(link)}
              >
                Revoke
              </Button>
            </Row>
          );
        })}
      </Rows>
    </>
  );
}

import { useId, useState } from 'react';
import { Banner, Button, Select, TextField } from '@standby/shared-ui';
import type { LinkKind } from '@standby/room-parts/contract';
import { LINK_NAME_MAX } from '@standby/room-parts/link-limits';
import { LINK_TEXTS, LIFETIMES, nextLinkName } from './link-text';
import { LinkRow } from './LinkRow';
import { Kinds, Makers, Rows } from './ServerLinks.styles';
import { useServerLinks } from '@standby/room-parts/use-server-links';

const KINDS: readonly LinkKind[] = ['viewer', 'ask', 'department', 'deputy', 'controller'];

/** Makes links for one purpose and a limited time, and revokes them. */
export function ServerLinks({ showId }: { readonly showId: string }) {
  const { links, pending, failure, reload, make, revoke, restore } = useServerLinks(showId);
  const [hours, setHours] = useState<string>(LIFETIMES[1].value);
  const [name, setName] = useState('');
  const purposeId = useId();
  /** Id of the link whose address is shown. */
  const [shownId, setShownId] = useState<string>();

  const handleMake = (kind: LinkKind) => {
    const wish = {
      kind,
      name: name.trim() || nextLinkName(kind, links ?? []),
      hours: Number(hours),
    };
    make(wish, ({ id }) => {
      setShownId(id);
      setName('');
    });
  };

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
        <TextField
          label="Name"
          optional
          hint="Where it is used, such as Foyer left."
          autoComplete="off"
          maxLength={LINK_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select label="Works for" options={LIFETIMES} value={hours} onChange={setHours} />
      </Makers>
      <Kinds role="list" aria-label="What a link is for">
        {KINDS.map((kind) => (
          <li key={kind}>
            <Button
              pending={pending === kind}
              pendingLabel="Making the link"
              aria-describedby={`${purposeId}-${kind}`}
              onClick={() => handleMake(kind)}
            >
              {LINK_TEXTS[kind].make}
            </Button>
            <span id={`${purposeId}-${kind}`}>{LINK_TEXTS[kind].purpose}</span>
          </li>
        ))}
      </Kinds>
      <h3 id="links-of-room">Links that work</h3>
      {links?.length === 0 && <p>None yet.</p>}
      <Rows role="list" aria-labelledby="links-of-room">
        {links?.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            isAddressShown={shownId === link.id}
            onShowAddress={(isShown) => setShownId(isShown ? link.id : undefined)}
            isPending={pending === link.id}
            onRevoke={revoke}
            onRestore={restore}
          />
        ))}
      </Rows>
    </>
  );
}

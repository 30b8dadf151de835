import { useState } from 'react';
import { Button, Dialog, type DialogProps, QrCode, Select } from '@standby/shared-ui';
import { lightPath } from '@standby/contracts';
import { AddressField } from '@standby/room-parts/address-field';
import { useServerLinks } from '@standby/room-parts/use-server-links';
import { useShow } from '@standby/room-parts/use-show';
import { isGuest } from '@standby/room-parts/guest';
import { areRoomsOnServer } from '@standby/room-parts/room-place';
import { LightCode } from './ConnectLight.styles';

/** Lifetime of a link for cue lights, in hours: a week, like the share dialog’s default. */
const LINK_HOURS = 168;

export interface ConnectLightProps extends Pick<DialogProps, 'onClose' | 'finalFocus'> {
  readonly departments: readonly { readonly id: string; readonly name: string }[];
}

/** A QR code that opens a department’s cue light on another device. */
export function ConnectLight({ departments, ...dialog }: ConnectLightProps) {
  const { showId } = useShow();
  const [chosen, setChosen] = useState(departments[0]?.id ?? '');
  const isConnected = areRoomsOnServer();
  const name = departments.find(({ id }) => id === chosen)?.name ?? chosen;
  return (
    <Dialog
      {...dialog}
      open
      title="Connect a cue light"
      description={
        isConnected
          ? `Scan the code with the phone or tablet at ${name}. It opens as the cue light of that department.`
          : 'This sample has no server: open the light in another window of this browser, which shows the same show.'
      }
      footer={<Button onClick={dialog.onClose}>Done</Button>}
    >
      <LightCode>
        <Select
          label="Department"
          value={chosen}
          onChange={setChosen}
          options={departments.map(({ id, name: words }) => ({
            value: id,
            label: `${id} ${words}`,
          }))}
        />
        {isConnected ? (
          <ServerCode showId={showId} department={chosen} />
        ) : (
          <Address address={`${window.location.origin}${lightPath(showId)}`} department={chosen} />
        )}
      </LightCode>
    </Dialog>
  );
}

interface LightProps {
  /** Address of the room’s cue lights; a link’s token is its fragment. */
  readonly address: string;
  readonly department: string;
}

function addressOf({ address, department }: LightProps): string {
  const light = new URL(address);
  light.searchParams.set('department', department);
  return light.href;
}

function Address(light: LightProps) {
  const address = addressOf(light);
  return (
    <AddressField name={`Cue light ${light.department}`} address={address} opens="cue light" />
  );
}

function Code(light: LightProps) {
  const { department } = light;
  return (
    <>
      <QrCode
        value={addressOf(light)}
        label={`QR code of the cue light ${department}`}
        size="16rem"
      />
      <Address {...light} />
    </>
  );
}

/** The QR code of a link for one department: an existing link, or a new one. */
function ServerCode({ showId, department }: { showId: string; department: string }) {
  if (isGuest()) {
    return <p>You are here through a link. Ask a member of the organization to connect a light.</p>;
  }
  return <MemberCode showId={showId} department={department} />;
}

function MemberCode({ showId, department }: { showId: string; department: string }) {
  const { links, pending, failure, make } = useServerLinks(showId);
  const link = links?.find(
    (one) => one.department === department && one.address !== null && !one.isRevoked,
  );
  if (link?.address) return <Code address={link.address} department={department} />;
  return (
    <>
      {failure && <p role="alert">{`${failure.title} ${failure.text}`}</p>}
      <p>
        {links
          ? 'This room has no link for the cue light of this department yet.'
          : 'Looking for a link…'}
      </p>
      {links && (
        <Button
          variant="primary"
          pending={pending === 'department'}
          pendingLabel="Making the link"
          onClick={() =>
            make(
              {
                kind: 'department',
                department,
                name: `Cue light ${department}`,
                hours: LINK_HOURS,
              },
              () => undefined,
            )
          }
        >
          Make a link that works for a week
        </Button>
      )}
    </>
  );
}

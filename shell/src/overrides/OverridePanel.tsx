import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { Banner, Button, Dialog, Select, TextField } from 'shared-ui';
import { remoteNames, remotes, type RemoteName } from '../../../federation.config';
import type { KnownRemotes } from '../errors/error-report';
import { sharedVersions } from '../errors/report-errors';
import { useRemoteStore } from '../remotes/useRemote';
import { keepOverrides } from './override-session';
import type { OverrideState } from './override-store';
import { formatOverride, type Override } from './overrides';
import { Detail, Form, Row, Table } from './overrides.styles';

export interface OverridePanelProps {
  readonly state: OverrideState;
  readonly known: () => KnownRemotes;
  readonly onClose: () => void;
}

/** Code cannot be unloaded, so a change starts the page anew. */
function restartWith(texts: readonly string[]): void {
  keepOverrides(texts);
  window.location.reload();
}

/** For teams: which remotes this page runs, from where, and the means to take one from elsewhere. */
export default function OverridePanel({ state, known, onClose }: OverridePanelProps) {
  const { active, refused } = state;
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Remotes of this page"
      description="Take a remote from another address, for this window only."
      footer={
        <>
          {active.length > 0 ? <Button onClick={() => restartWith([])}>Reset all</Button> : null}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {refused.map(({ text, reason }) => (
        <Banner
          key={`${text} ${reason}`}
          tone="standby"
          title={`Not taken: ${text}`}
          text={`The page runs the released remote instead. Reason, for developers: ${reason}`}
        />
      ))}
      <RemoteTable active={active} known={known} />
      <AddOverride active={active} />
      <SharedTable />
    </Dialog>
  );
}

interface RemoteTableProps {
  readonly active: readonly Override[];
  readonly known: () => KnownRemotes;
}

function RemoteTable({ active, known }: RemoteTableProps) {
  const store = useRemoteStore();
  const states = useSyncExternalStore(store.subscribe, store.all);
  const found = known();
  return (
    <Table>
      <table>
        <caption>Remotes</caption>
        <thead>
          <tr>
            {['Remote', 'Source', 'State'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {remoteNames.map((name) => {
            const override = active.find((candidate) => candidate.name === name);
            const { version, loadMillis } = found[name] ?? {};
            const others = active.filter((candidate) => candidate !== override);
            return (
              <tr key={name}>
                <th scope="row">
                  {remotes[name].package}
                  <Detail>{version ?? 'no version'}</Detail>
                </th>
                <td>
                  {override ? override.origin : 'registry'}
                  {override ? (
                    <Button size="small" onClick={() => restartWith(others.map(formatOverride))}>
                      {`Remove ${name}`}
                    </Button>
                  ) : null}
                </td>
                <td>
                  {states.get(name)?.status ?? 'idle'}
                  {loadMillis === undefined ? null : (
                    <Detail>{`in ${Math.round(loadMillis)} ms`}</Detail>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Table>
  );
}

function AddOverride({ active }: { readonly active: readonly Override[] }) {
  const [name, setName] = useState<RemoteName>('venue');
  const [origin, setOrigin] = useState('');
  const isAddress = URL.canParse(origin);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Judged by the policy when the page starts, as one from the address is.
    if (isAddress) restartWith([...active.map(formatOverride), `${name}@${origin}`]);
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Row>
        <Select
          label="Remote"
          value={name}
          options={remoteNames.map((value) => ({ value, label: remotes[value].package }))}
          onChange={(value) => setName(remoteNames.find((known) => known === value) ?? name)}
        />
        <TextField
          label="Address"
          placeholder={`http://localhost:${remotes[name].port}`}
          value={origin}
          onChange={(event) => setOrigin(event.target.value)}
          error={origin !== '' && !isAddress ? 'This is not an address' : undefined}
        />
      </Row>
      <Row>
        <Button type="submit" disabled={!isAddress}>
          Add and reload
        </Button>
      </Row>
    </Form>
  );
}

function SharedTable() {
  return (
    <Table>
      <table>
        <caption>Shared libraries</caption>
        <tbody>
          {Object.entries(sharedVersions()).map(([library, version]) => (
            <tr key={library}>
              <th scope="row">{library}</th>
              <td>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

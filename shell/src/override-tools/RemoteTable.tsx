import { useSyncExternalStore } from 'react';
import { Button } from '@standby/shared-ui';
import type { RemoteInfos } from '../remotes/remote-info';
import { packageOf, remoteNames } from '../composition/places';
import { useRemoteStore } from '../remotes/useRemote';
import { formatOverride, type Override } from '../overrides/overrides';
import { Detail, Table } from './overrides.styles';
import { reloadWith } from './reload-with';

interface RemoteTableProps {
  readonly active: readonly Override[];
  readonly remoteInfo: () => RemoteInfos;
}

/** Every remote with its version, source, state and load time. */
export function RemoteTable({ active, remoteInfo }: RemoteTableProps) {
  const store = useRemoteStore();
  const states = useSyncExternalStore(store.subscribe, store.getAll);
  const infos = remoteInfo();
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
          {remoteNames().map((name) => {
            const override = active.find((candidate) => candidate.name === name);
            const { version, loadMillis } = infos[name] ?? {};
            const others = active.filter((candidate) => candidate !== override);
            return (
              <tr key={name}>
                <th scope="row">
                  {packageOf(name)}
                  <Detail>{version ?? 'no version'}</Detail>
                </th>
                <td>
                  {override ? override.address : 'registry'}
                  {override ? (
                    <Button size="small" onClick={() => reloadWith(others.map(formatOverride))}>
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

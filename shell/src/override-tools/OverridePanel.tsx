import { useState } from 'react';
import { Banner, Button, Dialog } from '@standby/shared-ui';
import type { RemoteInfos } from '../remotes/remote-info';
import { sharedVersions } from '../remotes/container';
import { AddOverrideForm } from './AddOverrideForm';
import type { Override } from '../overrides/overrides';
import type { OverrideState } from '../overrides/override-store';
import { Badge, Table } from './overrides.styles';
import { reloadWith } from './reload-with';
import { RemoteTable } from './RemoteTable';

interface OverridePanelProps {
  readonly state: OverrideState;
  readonly remoteInfo: () => RemoteInfos;
}

/**
 * Returns text such as `venue from previews.example/pr-42`. The address tells whose build it is.
 */
const describeOverride = ({ name, address }: Override): string =>
  `${name} from ${address.replace(/^https?:\/\//u, '')}`;

/** The badge, which names the overridden remotes, or the panel in its place. */
export function OverridePanel({ state, remoteInfo }: OverridePanelProps) {
  const [isOpen, setIsOpen] = useState(state.isPanelRequested);
  const { active, refused } = state;
  if (isOpen) {
    return <Panel state={state} remoteInfo={remoteInfo} onClose={() => setIsOpen(false)} />;
  }
  const labels = [
    ...(active.length > 0 ? [`Overridden: ${active.map(describeOverride).join(', ')}`] : []),
    ...(refused.length > 0 ? [`Not taken: ${refused.length}`] : []),
  ];
  if (labels.length === 0) return null;
  return (
    <Badge role="status">
      <Button size="small" onClick={() => setIsOpen(true)}>
        {labels.join(' · ')}
      </Button>
    </Badge>
  );
}

interface PanelProps extends OverridePanelProps {
  readonly onClose: () => void;
}

/** For developers: shows which remotes this page runs and from where, and loads one from elsewhere. */
function Panel({ state, remoteInfo, onClose }: PanelProps) {
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
          {active.length > 0 ? <Button onClick={() => reloadWith([])}>Reset all</Button> : null}
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
      <RemoteTable active={active} remoteInfo={remoteInfo} />
      <AddOverrideForm active={active} />
      <SharedTable />
    </Dialog>
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

import { useSearchParams } from 'react-router-dom';
import { Page } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { BackLink } from '../../../components/BackLink/BackLink';
import type { Pairings } from '../../../data/pairings';
import { readPairingLink } from '../../../domain/pairing';
import { ClaimOutcome } from './ClaimOutcome';
import { CodeEntry } from './CodeEntry';
import { useClaim } from './useClaim';

/** Page of the device that opens a pairing link, or on which a code is typed. */
export function PairDevice({ pairings }: { readonly pairings: Pairings }) {
  const [params] = useSearchParams();
  const link = readPairingLink(params);
  const answer = useClaim(pairings, link);
  const isTyping = answer.outcome !== 'asking' && answer.outcome !== 'paired';
  return (
    <Page
      title="Pair device"
      description="Pairs this device with the screen that shows its code."
      width="form"
      breadcrumb={<BackLink to={paths.devices}>Back to Devices</BackLink>}
    >
      <ClaimOutcome answer={answer} />
      {isTyping && <CodeEntry key={link?.code ?? ''} />}
    </Page>
  );
}

import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Banner, Button, EmptyState, Spinner } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import { deviceTypeLabel } from '../../../domain/device-options';
import type { PairingDevice } from '../../../domain/pairing';
import type { ClaimAnswer } from './useClaim';

const NEXT_STEP = 'Get a new code on the screen that adds the device, and type it here.';

function Paired({ device }: { device: PairingDevice }) {
  return (
    <EmptyState
      role="status"
      icon={<CircleCheck strokeWidth={1.5} aria-hidden />}
      title={`${truncateForSentence(device.name)} is paired`}
      text={`${deviceTypeLabel(device.type)}, assigned to ${truncateForSentence(device.room)}. Go back to the screen with the code and press Device Connected.`}
      action={
        <Button as={Link} to={paths.devices}>
          Go to Devices
        </Button>
      }
    />
  );
}

/** Notice with the result of a code. */
export function ClaimOutcome({ answer }: { readonly answer: ClaimAnswer }) {
  switch (answer.outcome) {
    case 'none':
      return null;
    case 'asking':
      return <Spinner label="Pairing this device" />;
    case 'paired':
      return <Paired device={answer.device} />;
    case 'used':
      return (
        <Banner
          tone="stop"
          title="This code has already been used"
          text={`It paired ${truncateForSentence(answer.device.name)} in ${truncateForSentence(answer.device.room)}. A code is good for one device, once. ${NEXT_STEP}`}
        />
      );
    case 'expired':
      return <Banner tone="stop" title="This code has expired" text={NEXT_STEP} />;
    case 'unknown':
      return (
        <Banner
          tone="stop"
          title="This code is not shown here"
          text={`It may have been replaced by a newer one, or given out in another browser. ${NEXT_STEP}`}
        />
      );
    case 'failed':
      return <Banner tone="stop" title="This device was not paired" text={answer.message} />;
  }
}

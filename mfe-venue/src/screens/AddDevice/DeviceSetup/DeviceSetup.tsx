import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, Page } from '@standby/shared-ui';
import { Notices, useCollection } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { BackLink } from '../../../components/BackLink/BackLink';
import { PlanLimitNote, PlanLimitReached } from '../../../components/PlanLimit/PlanLimit';
import { usePlanLimit } from '../../../components/PlanLimit/usePlanLimit';
import { DEVICE_LIMIT, deviceNoun } from '../../../domain/device';
import { ScanCode } from '../ScanCode/ScanCode';
import { SetupForm } from './SetupForm';
import { codeTitle } from '../ScanCode/frame-words';
import { useDeviceSetup, type DevicePorts } from './useDeviceSetup';
import { useViewFocus } from './useViewFocus';

const View = styled.div`
  /* The view takes the focus when it replaces the other one, but it is not a control. */
  &:focus {
    outline: none;
  }
`;

/** Screen that adds a device: the form, and the code to scan. */
export function DeviceSetup(ports: DevicePorts) {
  const { list, isReadOnly, notices, dismiss } = useCollection(ports.devices);
  const planLimit = usePlanLimit(list, DEVICE_LIMIT);
  // On a read-only list the notices already explain the missing form.
  const limit = isReadOnly ? undefined : planLimit;
  const setup = useDeviceSetup(ports);
  const view = setup.code === undefined ? 'Device setup' : codeTitle(setup.device);
  const viewRef = useViewFocus(view);
  const count = list.state === 'ready' ? list.items.length : 0;
  const isFull = limit === 'reached-meanwhile';
  const plan = { noun: deviceNoun, count, limit: DEVICE_LIMIT };
  const limitNote = isFull && !setup.form.isPending && <PlanLimitNote {...plan} />;
  return (
    <Page
      title="Add device"
      description="Add a tablet, a phone or a computer, by hand or with a code to scan."
      lead={
        !isReadOnly && setup.code === undefined && limit !== 'reached'
          ? 'A name and a room are enough to begin.'
          : undefined
      }
      width="form"
      breadcrumb={<BackLink to={paths.devices}>Back to Devices</BackLink>}
    >
      <Notices notices={notices} onDismiss={dismiss} />
      {limit === 'reached' && (
        <PlanLimitReached
          {...plan}
          action={
            <Button as={Link} to={paths.devices}>
              Manage devices
            </Button>
          }
        />
      )}
      {(limit === 'free' || isFull) && (
        <View ref={viewRef} tabIndex={-1} role="group" aria-label={view}>
          {setup.code === undefined ? (
            <SetupForm setup={setup} rooms={ports.rooms} isFull={isFull} limitNote={limitNote} />
          ) : (
            <ScanCode
              setup={setup}
              code={setup.code}
              pairings={ports.pairings}
              isFull={isFull}
              limitNote={limitNote}
            />
          )}
        </View>
      )}
    </Page>
  );
}

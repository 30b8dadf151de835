import { useId, useState } from 'react';
import { CheckboxGroup, type Choice } from '@standby/shared-ui';
import {
  DEFAULT_OVERLAY,
  OVERLAY_PARTS,
  overlayAddress,
  type OverlayPart,
} from '@standby/room-parts/overlay';
import { PART_LABELS } from '../CustomizeDialog/viewer-choices';
import { AddressField } from '@standby/room-parts/address-field';
import { Heading, Purpose, WideLink } from './ShareDialog.styles';

const LABELS: Readonly<Record<OverlayPart, string>> = {
  ...PART_LABELS,
  countdown: 'Countdown',
  connection: 'A notice when the connection is lost',
};

const CHOICES: readonly Choice[] = OVERLAY_PARTS.map((value) => ({ value, label: LABELS[value] }));

/** The address of an overlay with the chosen parts. @param viewer address of the viewer */
export function OverlayLink({ viewer }: { readonly viewer: string }) {
  const [parts, setParts] = useState<readonly string[]>(DEFAULT_OVERLAY);
  const headingId = useId();
  return (
    <WideLink aria-labelledby={headingId}>
      <Heading id={headingId}>Overlay for OBS and vMix</Heading>
      <Purpose>The viewer without a background, on top of a picture.</Purpose>
      <CheckboxGroup legend="Shown" options={CHOICES} value={parts} onChange={setParts} />
      <AddressField name="Overlay link" address={overlayAddress(viewer, parts)} opens="Overlay" />
    </WideLink>
  );
}

import { type ReactNode, useState } from 'react';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  type DialogProps,
  RadioGroup,
  Stack,
} from '@standby/shared-ui';
import { type ViewerSettings, withShown } from '@standby/live-room/domain/state/viewer-settings';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { Mirrored } from './CustomizeDialog.styles';
import {
  AT_ZERO,
  atZeroOf,
  PARTS,
  shownParts,
  sizeOf,
  SIZES,
  themeOf,
  THEMES,
  withAtZero,
} from './viewer-choices';
import { ViewerPreview } from './ViewerPreview';

interface CustomizeDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Settings of this window, shown below the viewers’ settings. */
  readonly children?: ReactNode;
}

const selectViewer = ({ state }: RoomSnapshot) => state.viewer;

/**
 * Dialog for the look of all viewers: changes appear in a preview, and are sent when they are
 * applied.
 */
export function CustomizeDialog(props: CustomizeDialogProps) {
  const { open, onClose, finalFocus, children } = props;
  const room = useRoom();
  const viewer = useRoomSelector(selectViewer);
  const [draft, setDraft] = useState(viewer);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(viewer);
  }

  const handleApply = () => {
    room.dispatch({ type: 'customize', viewer: draft });
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="large"
      title="Customize"
      description="How every viewer of this room looks. They change when you apply it."
      keepOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={handleApply}>
            Apply to viewers
          </Button>
        </>
      }
    >
      <ViewerPreview settings={draft} />
      <ViewerForm value={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      {children}
    </Dialog>
  );
}

interface ViewerFormProps {
  readonly value: ViewerSettings;
  readonly onChange: (change: Partial<ViewerSettings>) => void;
}

function ViewerForm({ value, onChange }: ViewerFormProps) {
  return (
    <Stack $gap={5}>
      <RadioGroup
        legend="Theme"
        options={THEMES}
        value={value.theme}
        onChange={(theme) => onChange({ theme: themeOf(theme) })}
      />
      <RadioGroup
        legend="Size"
        options={SIZES}
        value={value.size}
        onChange={(size) => onChange({ size: sizeOf(size) })}
      />
      <RadioGroup
        legend="At zero"
        options={AT_ZERO}
        value={atZeroOf(value.parts)}
        onChange={(atZero) => onChange({ parts: withAtZero(value.parts, atZero) })}
      />
      <CheckboxGroup
        legend="Shown beside the countdown"
        options={PARTS}
        value={shownParts(value.parts)}
        onChange={(parts) => onChange({ parts: withShown(value.parts, parts) })}
      />
      <Mirrored>
        <Checkbox
          type="checkbox"
          checked={value.isMirrored}
          onChange={(event) => onChange({ isMirrored: event.currentTarget.checked })}
        />
        Mirrored, for screens that are read in a mirror or through a prompter’s glass
      </Mirrored>
    </Stack>
  );
}

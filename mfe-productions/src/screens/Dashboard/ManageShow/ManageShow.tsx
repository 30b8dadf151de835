import { lazy, type RefObject } from 'react';
import { Select } from '@standby/shared-ui';
import { ManageDialog } from '@standby/shared-collections/screens';
import { EventFields } from '../../../components/EventFields/EventFields';
import type { Shows } from '../../../data/shows';
import { showNoun, showStatuses, type Show } from '../../../domain/show';
import { useManageShow } from './useManageShow';

const statusOptions = showStatuses.map((status) => ({ value: status, label: status }));

const ShowConflict = lazy(() =>
  import('./ShowConflict').then((module) => ({ default: module.ShowConflict })),
);

interface ManageShowProps {
  readonly shows: Shows;
  /** The show as it was when the dialog was opened. */
  readonly show: Show;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** The dialog to edit a show, or to delete it with undo. Mount a new one for each opening. */
export function ManageShow(props: ManageShowProps) {
  const { shows, show, isOpen, onClose, onDeleted, finalFocus } = props;
  const { form, edit, removal } = useManageShow({
    shows,
    show,
    onSaved: onClose,
    onRemoved() {
      onDeleted();
      onClose();
    },
  });
  return (
    <ManageDialog
      noun={showNoun}
      name={show.title}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      removal={removal}
      finalFocus={finalFocus}
      conflict={
        edit.conflict && (
          <ShowConflict conflict={edit.conflict} form={form} onDecide={edit.decide} />
        )
      }
    >
      <Select label="Status" options={statusOptions} {...form.choiceProps('status')} />
      <EventFields form={form} />
    </ManageDialog>
  );
}

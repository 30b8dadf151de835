import { Trash2 } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { Button, Dialog, FormError, Select } from 'shared-ui';
import { DraftNote } from '../../../components/DraftNote/DraftNote';
import { EventFields } from '../../../components/EventFields/EventFields';
import type { Shows } from '../../../data/shows';
import { showStatuses, type Show } from '../../../domain/show';
import * as S from './ManageShow.styles';
import { useManageShow } from './useManageShow';

const statusOptions = showStatuses.map((status) => ({ value: status, label: status }));

interface ManageShowProps {
  readonly shows: Shows;
  /** The show as it was when the dialog was opened. */
  readonly show: Show;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** The dialog to edit a show, or to delete it with undo. Mount it anew for each opening. */
export function ManageShow(props: ManageShowProps) {
  const { shows, show, isOpen, onClose, onDeleted, finalFocus } = props;
  const formId = useId();
  const { form, isDeleting, failure, handleDelete } = useManageShow({
    shows,
    show,
    onDone(outcome) {
      if (outcome === 'deleted') onDeleted();
      onClose();
    },
  });

  const handleCancel = (): void => {
    form.discardDraft();
    onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Manage ${show.title}`}
      description="Change what is kept about this show, or delete it."
      keepOnOutsidePress
      finalFocus={finalFocus}
      footer={
        <>
          <S.Delete
            variant="ghost"
            icon={<Trash2 strokeWidth={1.5} aria-hidden />}
            pending={isDeleting}
            pendingLabel="Deleting the show…"
            onClick={() => void handleDelete()}
          >
            Delete
          </S.Delete>
          <Button onClick={handleCancel}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!form.canSubmit && !form.isPending}
            pending={form.isPending}
            pendingLabel="Saving the show…"
          >
            Save
          </Button>
        </>
      }
    >
      <S.Form id={formId} onSubmit={form.handleSubmit}>
        <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
        <Select label="Status" options={statusOptions} {...form.choiceProps('status')} />
        <EventFields form={form} />
        <FormError title={failure && 'Nothing was changed'}>{failure}</FormError>
      </S.Form>
    </Dialog>
  );
}

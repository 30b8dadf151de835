import { Trash2 } from 'lucide-react';
import { Suspense, useId, type ReactNode, type RefObject } from 'react';
import { Button, Dialog, FormError } from '@standby/shared-ui';
import type { Form } from '@standby/shared-ui/forms';
import type { Noun } from '../../port';
import { truncateForSentence } from '@standby/shared-ui/text';
import { DraftNote } from '../DraftNote/DraftNote';
import type { Removal } from '../useRemoval';
import * as S from './ManageDialog.styles';

/** What the dialog needs of the form that edits the item, whatever its fields. */
export type ManagedForm = Pick<
  Form<unknown>,
  'canSubmit' | 'isPending' | 'submitError' | 'handleSubmit' | 'isRestored' | 'discardDraft'
>;

export interface ManageDialogProps {
  readonly noun: Noun;
  /** What the person calls the item. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: ManagedForm;
  readonly removal: Removal;
  readonly finalFocus: RefObject<HTMLElement | null>;
  /** What somebody else changed meanwhile, in place of why the last submit failed. */
  readonly conflict?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog to edit an item, or to delete it with undo. Mount a new one for each opening. */
export function ManageDialog(props: ManageDialogProps) {
  const { noun, name, isOpen, onClose, form, removal, finalFocus, conflict, children } = props;
  const formId = useId();
  const failure = removal.failure ?? (conflict ? undefined : form.submitError);

  const handleCancel = (): void => {
    form.discardDraft();
    onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Manage ${truncateForSentence(name)}`}
      description={`Edit this ${noun.one}, or delete it.`}
      keepOnOutsidePress
      finalFocus={finalFocus}
      footer={
        <>
          <S.Delete
            variant="ghost"
            icon={<Trash2 strokeWidth={1.5} aria-hidden />}
            pending={removal.isPending}
            pendingLabel={`Deleting the ${noun.one}…`}
            onClick={() => void removal.handleDelete()}
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
            pendingLabel={`Saving the ${noun.one}…`}
          >
            Save
          </Button>
        </>
      }
    >
      <S.Form id={formId} onSubmit={form.handleSubmit}>
        <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
        {children}
        {/* Its code comes when it is needed. */}
        <Suspense>{conflict}</Suspense>
        <FormError title={failure && 'Nothing was changed'}>{failure}</FormError>
      </S.Form>
    </Dialog>
  );
}

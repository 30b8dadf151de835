import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, FormError, LazyPart, lazyScreen, Stack } from '@standby/shared-ui';
import { truncateForSentence } from '@standby/shared-ui/text';
import { useForm, type Form, type FormValues } from '@standby/forms';
import type { FormSchema } from '@standby/forms/validation';
import type { EditConflictNoteProps } from '../../conflict/EditConflictNote';
import type { Collection, Identified, Noun } from '../../port';
import { DraftNote } from '../DraftNote/DraftNote';
import { useItemEdit } from '../useItemEdit';
import type { OpenDialog } from '../useManageDialog';
import { useRemoval } from '../useRemoval';
import * as S from './ManageDialog.styles';

/** Rules for editing an item in a form with the values `V`; one object for the life of the app. */
export interface EditRules<T, New, V> {
  readonly noun: Noun;
  readonly nameOf: (item: T) => string;
  readonly formOf: (item: T) => V;
  readonly schema: FormSchema<V, Partial<New>>;
  /** Returns a key for this state of the item, because a draft must not undo later changes by another window. */
  readonly draftKey: (item: T) => string;
  readonly labels: Readonly<Record<keyof V & string, string>>;
  /** Returns the text of a chosen value; by default the value itself. */
  readonly textOf?: EditConflictNoteProps<T, V>['textOf'];
}

interface ManageDialogProps<T extends Identified, New extends object, V> {
  readonly rules: EditRules<T, New, V>;
  readonly collection: Pick<Collection<T, New>, 'update' | 'remove' | 'restore'>;
  readonly dialog: OpenDialog<T & New>;
  /** Runs after the changed fields were stored, before the dialog closes. */
  readonly onStored?: (changes: Partial<New>) => Promise<void>;
  /** Renders the fields. */
  readonly children: (form: Form<V>) => ReactNode;
}

/** The note on a conflict, whose code loads on demand. */
const EditConflictNote = lazyScreen(
  () => import('../../conflict/EditConflictNote'),
  'EditConflictNote',
) as unknown as <T, V>(props: EditConflictNoteProps<T, V>) => ReactNode;

/** Shows the dialog for editing an item, or for deleting it with undo. Mount a new dialog for each opening. */
export function ManageDialog<
  T extends Identified,
  New extends object,
  V extends FormValues<V> & object,
>(props: ManageDialogProps<T, New, V>) {
  const { rules, collection, dialog, onStored, children } = props;
  const { item, isOpen, onClose, onDeleted, finalFocus } = dialog;
  const { noun } = rules;
  const name = rules.nameOf(item);
  const edit = useItemEdit<T, New>({ collection, item });
  const form = useForm<V, Partial<New>>({
    initial: rules.formOf(item),
    schema: rules.schema,
    draftKey: rules.draftKey(item),
    async submit(content) {
      const changes = await edit.save(content);
      await onStored?.(changes);
    },
    onSubmitted: onClose,
  });
  const removal = useRemoval({ collection, id: item.id, name, onRemoved: onDeleted });
  const failure = removal.failure ?? (edit.conflict ? undefined : form.failure?.text);

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
        </>
      }
      submit={{ form, label: 'Save', pendingLabel: `Saving the ${noun.one}…` }}
    >
      <Stack $gap={6}>
        <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
        {children(form)}
        <LazyPart>
          {edit.conflict && (
            <EditConflictNote
              {...rules}
              conflict={edit.conflict}
              form={form}
              theirs={rules.formOf(edit.conflict.theirs)}
              onDecide={edit.decide}
            />
          )}
        </LazyPart>
        <FormError title={failure && 'Nothing was changed'}>{failure}</FormError>
      </Stack>
    </Dialog>
  );
}

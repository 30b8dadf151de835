import { useForm, type Form } from '@standby/shared-ui/forms';
import {
  useItemEdit,
  useRemoval,
  type ItemEdit,
  type Removal,
} from '@standby/shared-collections/screens';
import type { Shows } from '../../../data/shows';
import { eventFormSchema, formOfShow, type EventForm } from '../../../domain/event-form';
import type { Show, ShowContent } from '../../../domain/show';

interface ManageShowOptions {
  readonly shows: Shows;
  readonly show: Show;
  readonly onSaved: () => void;
  readonly onRemoved: () => void;
}

interface ManagedShow {
  readonly form: Form<EventForm>;
  readonly edit: ItemEdit<Show, ShowContent>;
  readonly removal: Removal;
}

/** Editing one show, and deleting it with a way back. */
export function useManageShow(options: ManageShowOptions): ManagedShow {
  const { shows, show, onSaved, onRemoved } = options;
  const { id, title } = show;

  const edit = useItemEdit({ collection: shows, item: show });

  const form = useForm<EventForm, ShowContent, Partial<ShowContent>>({
    initial: formOfShow(show),
    schema: eventFormSchema,
    // Of this state of the show: a draft must not undo what another window changed since.
    draftKey: `standby:draft:show:${id}:${show.lastUpdated}`,
    submit: edit.save,
    onSubmitted: onSaved,
  });

  return { form, edit, removal: useRemoval({ collection: shows, id, name: title, onRemoved }) };
}

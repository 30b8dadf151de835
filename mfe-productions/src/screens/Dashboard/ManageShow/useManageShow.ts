import { useForm, type Form } from 'shared-ui/forms';
import { useRemoval, type Removal } from 'shared-collections/screens';
import { changesBetween } from 'shared-collections/port';
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
  readonly removal: Removal;
}

/** Editing one show, and deleting it with a way back. */
export function useManageShow(options: ManageShowOptions): ManagedShow {
  const { shows, show, onSaved, onRemoved } = options;
  const { id, title } = show;

  const form = useForm<EventForm, ShowContent>({
    initial: formOfShow(show),
    schema: eventFormSchema,
    // Of this state of the show: a draft must not undo what another window changed since.
    draftKey: `standby:draft:show:${id}:${show.lastUpdated}`,
    async submit(content) {
      const changes = changesBetween<ShowContent>(show, content);
      if (Object.keys(changes).length > 0) await shows.update(id, changes);
    },
    onSubmitted: onSaved,
  });

  return { form, removal: useRemoval({ collection: shows, id, name: title, onRemoved }) };
}

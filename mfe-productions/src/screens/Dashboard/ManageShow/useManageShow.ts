import { useState } from 'react';
import { useForm, useToast, type Form } from 'shared-ui';
import type { Shows } from '../../../data/shows';
import { changesOf, formOfShow, validateEvent, type EventForm } from '../../../domain/event-form';
import type { Show } from '../../../domain/show';

const UNDO_MILLIS = 10_000;

const UNKNOWN_FAILURE = 'Something went wrong on the way. Try again.';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : UNKNOWN_FAILURE;

interface ManageShowOptions {
  readonly shows: Shows;
  readonly show: Show;
  readonly onDone: (outcome: 'saved' | 'deleted') => void;
}

export interface ManagedShow {
  readonly form: Form<EventForm>;
  readonly isDeleting: boolean;
  /** Why it could not be saved or deleted. */
  readonly failure: string | undefined;
  readonly handleDelete: () => Promise<void>;
}

/** Editing one show, and deleting it with a way back. */
export function useManageShow({ shows, show, onDone }: ManageShowOptions): ManagedShow {
  const toast = useToast();
  const [isDeleting, setIsDeleting] = useState(false);
  const [deletionFailure, setDeletionFailure] = useState<string>();

  const form = useForm<EventForm>({
    initial: formOfShow(show),
    validate: validateEvent,
    // Of this state of the show: a draft must not undo what another window changed since.
    draftKey: `standby:draft:show:${show.id}:${show.lastUpdated}`,
    async submit(values) {
      const changes = changesOf(show, values);
      if (Object.keys(changes).length > 0) await shows.update(show.id, changes);
    },
    onSubmitted: () => onDone('saved'),
  });

  async function handleDelete(): Promise<void> {
    if (isDeleting || form.isPending) return;
    setIsDeleting(true);
    setDeletionFailure(undefined);
    try {
      const removed = await shows.remove(show.id);
      const handleUndo = (): void => {
        shows.restore(removed).catch((error: unknown) => {
          const title = `${show.title} is still deleted`;
          toast.show({ tone: 'stop', title, description: messageOf(error) });
        });
      };
      toast.show({
        title: `${show.title} was deleted`,
        durationMs: UNDO_MILLIS,
        action: { label: 'Undo', onAction: handleUndo },
      });
      onDone('deleted');
    } catch (error) {
      setDeletionFailure(messageOf(error));
    } finally {
      setIsDeleting(false);
    }
  }

  return { form, isDeleting, failure: deletionFailure ?? form.submitError, handleDelete };
}

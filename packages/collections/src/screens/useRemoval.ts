import { useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import type { Collection, Identified } from '../port';
import { truncateForSentence } from '@standby/shared-ui/text';

const UNDO_MILLIS = 10_000;

interface RemovalOptions<T extends Identified, New extends object> {
  readonly collection: Pick<Collection<T, New>, 'remove' | 'restore'>;
  readonly id: string;
  /** Name of the item in messages. */
  readonly name: string;
  readonly onRemoved: () => void;
}

interface Removal {
  readonly isPending: boolean;
  /** Reason that the item could not be deleted. */
  readonly failure: string | undefined;
  readonly handleDelete: () => Promise<void>;
}

/** Deletes an item, and offers Undo for a while. */
export function useRemoval<T extends Identified, New extends object>(
  options: RemovalOptions<T, New>,
): Removal {
  const { collection, id, name, onRemoved } = options;
  const toast = useToast();
  const { isPending, failure, send } = useSubmission({
    otherwise: `${truncateForSentence(name)} could not be deleted. Try again.`,
  });

  async function remove(): Promise<void> {
    const removed = await collection.remove(id);
    const handleUndo = (): void => {
      collection.restore(removed).catch((error: unknown) => {
        const title = `${truncateForSentence(name)} is still deleted`;
        const description = failureText(
          error,
          'Something went wrong while it was put back. Add it again.',
        );
        // The toast offers Undo again: a full plan, for example, may have room later.
        toast.show({ tone: 'stop', title, description, action: undo });
      });
    };
    const undo = { label: 'Undo', onAction: handleUndo };
    toast.show({
      title: `${truncateForSentence(name)} was deleted`,
      durationMs: UNDO_MILLIS,
      action: undo,
    });
  }

  return { isPending, failure: failure?.text, handleDelete: () => send(remove, onRemoved) };
}

import { NotebookPen, Unplug } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Banner, EmptyState, Skeleton, useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import type { OwnNote } from '../../domain/notes/own-note';
import { OwnNoteList } from '../../components/NoteList/OwnNoteList';
import type { NoteState } from '../../domain/notes/note';

const load = () => import('../../data/server-notes');
const NOT_LOADED = 'Something went wrong while they were loaded. Try again.';

type Loaded = { readonly notes: readonly OwnNote[] } | { readonly failure: string };

/** Notes of a member who does not run the show: notes for them and for their department. */
export function OwnNotes({ showId }: { readonly showId: string }) {
  const toast = useToast();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      const next = await load()
        .then(({ readOwnNotes }) => readOwnNotes(showId))
        .then(
          (notes): Loaded => ({ notes }),
          (error: unknown): Loaded => ({ failure: failureText(error, NOT_LOADED) }),
        );
      if (!isOver) setLoaded(next);
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [showId]);

  const handleState = useCallback(
    async (key: string, state: NoteState): Promise<void> => {
      try {
        const { changeOwnNote } = await load();
        setLoaded({ notes: await changeOwnNote(showId, key, state) });
      } catch (error) {
        const description = failureText(error, 'Something went wrong. Try again.');
        toast.show({ tone: 'stop', title: 'The note was not changed', description });
      }
    },
    [showId, toast],
  );

  if (!loaded) return <Skeleton height="12rem" />;
  if ('failure' in loaded) {
    return (
      <EmptyState
        role="alert"
        icon={<Unplug strokeWidth={1.5} aria-hidden />}
        title="The notes did not load"
        text={loaded.failure}
      />
    );
  }
  if (loaded.notes.length === 0) {
    return (
      <EmptyState
        icon={<NotebookPen strokeWidth={1.5} aria-hidden />}
        title="No notes for you"
        text="Notes for you and your department are here, once your account belongs to a person of the company."
      />
    );
  }
  return (
    <>
      <Banner
        tone="info"
        title="These are the notes for you and your department."
        text="Stage management sees the notes of all departments."
      />
      <OwnNoteList notes={loaded.notes} onState={handleState} />
    </>
  );
}

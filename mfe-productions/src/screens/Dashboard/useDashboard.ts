import { useCallback, useRef, useState } from 'react';
import type { Shows } from '../../data/shows';
import type { Show } from '../../domain/show';

/** A show in the dialog. Each opening is another one, with a form of its own. */
interface Managing {
  readonly show: Show;
  readonly opening: number;
  readonly isOpen: boolean;
}

/** What the dashboard does with a show of its list. */
export function useDashboard(shows: Shows) {
  const [managing, setManaging] = useState<Managing>();
  const resultsRef = useRef<HTMLElement>(null);
  const finalFocus = useRef<HTMLElement>(null);

  const handleOpen = useCallback(
    (show: Show): void => {
      // A change of nothing: it was used. Opening it must not hang on whether that could be kept.
      shows.update(show.id, {}).catch(() => undefined);
    },
    [shows],
  );

  const handleManage = useCallback((show: Show, trigger: HTMLElement): void => {
    finalFocus.current = trigger;
    setManaging((before) => ({ show, opening: (before?.opening ?? 0) + 1, isOpen: true }));
  }, []);

  const handleClose = (): void => setManaging((before) => before && { ...before, isOpen: false });

  const handleDeleted = (): void => {
    finalFocus.current = resultsRef.current;
  };

  return { managing, resultsRef, finalFocus, handleOpen, handleManage, handleClose, handleDeleted };
}

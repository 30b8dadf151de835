import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes an open part on Escape, and when a press or the focus moves elsewhere. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: 'escape' | 'elsewhere') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss('escape');
    };
    const handleElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && root.current?.contains(target))) dismiss('elsewhere');
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, [isOpen, root]);
}

import { useCallback, useRef } from 'react';
import { useToast } from '@standby/shared-ui';

/** Explains what a planned control will do, with one message at a time. */
type ShowComingSoon = (title: string, description: string) => void;

export function useComingSoonToast(): ShowComingSoon {
  const { show, close } = useToast();
  const shown = useRef<string>(undefined);

  return useCallback(
    (title, description) => {
      if (shown.current) close(shown.current);
      shown.current = show({ title, description, tone: 'info' });
    },
    [show, close],
  );
}

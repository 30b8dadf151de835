import { useEffect, useState } from 'react';
import { useToast } from 'shared-ui';
import { eventNames, hearEvent } from 'shared-ui/contracts';
import { useNewRelease } from './useNewRelease';

interface ReleasePromptProps {
  readonly hasMoved: () => Promise<boolean>;
}

/**
 * Offers to load the page anew when a release has come, and never while a timer runs: nothing gets
 * in the way of a show. Until the person takes it, the page keeps what it started with.
 */
export function ReleasePrompt({ hasMoved }: ReleasePromptProps): null {
  const isNew = useNewRelease(hasMoved);
  const [isTimerRunning, setIsTimerRunning] = useState(false);
  const toast = useToast();

  useEffect(
    () => hearEvent(eventNames.timerRunning, ({ isRunning }) => setIsTimerRunning(isRunning)),
    [],
  );

  useEffect(() => {
    if (!isNew || isTimerRunning) return undefined;
    const id = toast.show({
      title: 'A new version of Standby is ready',
      description: 'Load it when it suits you. What you keep here stays.',
      action: { label: 'Refresh', onAction: () => window.location.reload() },
      durationMs: 0,
    });
    return () => toast.close(id);
  }, [isNew, isTimerRunning, toast]);

  return null;
}

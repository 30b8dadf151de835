import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { events } from '../events';
import { useNewRelease } from './useNewRelease';

interface ReleasePromptProps {
  readonly hasNewRelease: () => Promise<boolean>;
}

/**
 * Offers to reload the page when there is a new release, but never while a timer runs: nothing
 * disturbs a show. Until the reload the page keeps the versions that it started with. Remotes
 * receive the news too, because a paired device is unattended: it offers the reload automatically
 * and at the desk.
 */
export function ReleasePrompt({ hasNewRelease }: ReleasePromptProps): null {
  const isNew = useNewRelease(hasNewRelease);
  const [isTimerRunning, setIsTimerRunning] = useState(false);
  const toast = useToast();
  const isOfferedElsewhere = useLocation().pathname === paths.screen;

  useEffect(() => {
    if (isNew) events.send('releaseReady', undefined);
  }, [isNew]);

  useEffect(() => events.hear('timerRunning', ({ isRunning }) => setIsTimerRunning(isRunning)), []);

  useEffect(() => {
    if (!isNew || isTimerRunning || isOfferedElsewhere) return undefined;
    const id = toast.show({
      title: 'A new version of Standby is ready',
      description: 'Refresh when it suits you. Your work here is kept.',
      action: { label: 'Refresh', onAction: () => window.location.reload() },
      durationMs: 0,
    });
    return () => toast.close(id);
  }, [isNew, isTimerRunning, isOfferedElsewhere, toast]);

  return null;
}

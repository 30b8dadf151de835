import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isWall } from '../../domain/schedule/wall';
import { scheduleViews, type ScheduleView } from '../../domain/schedule/views';

export interface ScheduleAddress {
  readonly view: ScheduleView;
  /** One of the visible dates, as YYYY-MM-DD. */
  readonly date: string;
  readonly show: (change: { readonly view?: ScheduleView; readonly date?: string }) => void;
}

/** Returns the view and the date from the address; without a date, the current week. */
export function useScheduleAddress(today: string): ScheduleAddress {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('date') ?? '';
  const date = isWall(`${asked}T00:00`) ? asked : today;
  const view = scheduleViews.find((known) => known === parameters.get('view')) ?? 'week';
  const show = useCallback<ScheduleAddress['show']>(
    (change) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  return { view, date, show };
}

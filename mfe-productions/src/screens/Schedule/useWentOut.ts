import { useMemo } from 'react';
import { useClock } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import type { Reports } from '../../data/reports';
import type { SentCalls } from '../../data/sent-calls';
import type { Entry, Span } from '../../domain/schedule/entry';
import { outdatedTexts, wentOutTexts } from '../../domain/schedule/went-out';
import type { Show } from '../../domain/show';

/** Sent information about entries. */
export interface WentOutOf {
  /** Returns the sent information about an entry, in sentences. */
  readonly all: (entry: Entry) => readonly string[];
  /**
   * Returns the sent information that has other times than the new ones; empty if nothing was sent.
   */
  readonly outdated: (entry: Entry, span: Span) => string;
}

/** Returns the information from the sent daily calls and reports of a show. */
export function useWentOut(show: Show, sentCalls: SentCalls, reports: Reports): WentOutOf {
  const clock = useClock();
  const { list: callList } = useCollection(sentCalls);
  const { list: reportList } = useCollection(reports);
  return useMemo(() => {
    const wentOut = {
      calls: callList.state === 'ready' ? callList.items : [],
      reports: reportList.state === 'ready' ? reportList.items : [],
    };
    const reader = { rules: show, clock };
    return {
      all: (entry) => wentOutTexts(entry, wentOut, reader),
      outdated: (entry, span) => outdatedTexts(entry, span, wentOut, reader).join(' '),
    };
  }, [callList, reportList, show, clock]);
}

import { expect, it, vi } from 'vitest';
import type { Resources, TrespassReport } from './resources';
import { trackLongTasks } from './trespasses';

interface Task {
  readonly startTime: number;
  readonly duration: number;
}

/** Tracks with a browser that reports these tasks, and returns the reports. */
function reportsOf(tasks: readonly Task[], supportedEntryTypes = ['longtask']): TrespassReport[] {
  const reports: TrespassReport[] = [];
  class Observer {
    static readonly supportedEntryTypes = supportedEntryTypes;
    constructor(
      private readonly run: (list: { readonly getEntries: () => readonly Task[] }) => void,
    ) {}
    observe(): void {
      this.run({ getEntries: () => tasks });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  trackLongTasks({ report: (report) => reports.push(report) } as Partial<Resources> as Resources);
  return reports;
}

it('reports a task that blocks the page for five seconds, at its start', () => {
  const short = { startTime: 10, duration: 4_999 };
  expect(reportsOf([short, { startTime: 6_000, duration: 5_400 }])).toEqual([
    { act: 'blocked the page for 5 s', at: 6_000 },
  ]);
});

it('reports nothing in a browser that does not measure tasks', () => {
  expect(reportsOf([{ startTime: 0, duration: 9_000 }], ['paint'])).toEqual([]);
});

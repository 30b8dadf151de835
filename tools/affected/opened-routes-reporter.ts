import { relative, sep } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { OPENED } from '@standby/shared-ui/testing/playwright';
import { ROOT } from '../root.ts';
import { unlistedRoutes } from './opened-routes.ts';
import { readWorkspace } from './workspace.ts';

/** Fails a run in which a suite opens a route that it does not list: `pnpm affected` would not run it in time. */
// Playwright loads the default export of a reporter.
// oxlint-disable-next-line no-default-export
export default class OpenedRoutesReporter implements Reporter {
  private readonly workspace = readWorkspace([], ROOT);
  private readonly unlisted = new Set<string>();

  onTestEnd({ location }: TestCase, { annotations }: TestResult): void {
    const suite = relative(ROOT, location.file).split(sep).join('/');
    const paths = annotations.flatMap(({ type, description }) =>
      type === OPENED && description !== undefined ? [description] : [],
    );
    for (const route of unlistedRoutes(suite, paths, this.workspace)) {
      this.unlisted.add(`${suite} opens ${route}, which is not listed for it`);
    }
  }

  onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    for (const words of this.unlisted) console.error(words);
    return Promise.resolve(this.unlisted.size === 0 ? undefined : { status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}

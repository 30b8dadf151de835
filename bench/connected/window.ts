import type { Browser } from '@playwright/test';
import { paths } from '@standby/contracts';
import { quantile } from '../statistics.ts';
import { deskRequests, type DeskOwner } from 'server/testing/desk-owner';
import { send } from 'server/testing/send-request';

const CHANGES = 20;

/** Resolves to the wall clock's time at which a show with this title appears on the page. */
function seen(title: string): Promise<number> {
  return new Promise((done) => {
    // The function has no name, because tsx would mark a name by a call that pages do not know.
    new MutationObserver((_, observer) => {
      for (const { textContent } of document.querySelectorAll('article')) {
        if (!textContent?.includes(title)) continue;
        observer.disconnect();
        done(Date.now());
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Returns the milliseconds from each creation until the show is in another window of the organization. */
export async function changeTimes<Name extends string>(
  browser: Browser,
  origin: string,
  owner: DeskOwner,
  name: Name,
): Promise<Record<`${Name}.p50` | `${Name}.max`, number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const [cookie = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url: origin }]);
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${paths.dashboard}`);
    const requests = deskRequests(owner);
    await page.getByRole('heading', { level: 1, name: /^Shows/u }).waitFor();
    const times: number[] = [];
    for (let number = 0; number < CHANGES; number += 1) {
      const title = `Seen elsewhere ${number}.`;
      const seenAt = page.evaluate(seen, title);
      // The observer must be in the page before the show is.
      await page.evaluate(() => undefined);
      const sentAt = Date.now();
      await send(origin, requests.create(title));
      times.push((await seenAt) - sentAt);
    }
    return { [`${name}.p50`]: quantile(times, 0.5), [`${name}.max`]: Math.max(...times) } as Record<
      `${Name}.p50` | `${Name}.max`,
      number
    >;
  } finally {
    await context.close();
  }
}

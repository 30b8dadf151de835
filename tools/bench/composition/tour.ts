import type { Locator } from '@playwright/test';
import { screens, type Screen } from './screens.ts';
import type { Visit } from './visit.ts';

/** As long as a pointer rests on a link before its button goes down. */
const REST_MS = 150;
/** After which a screen counts as read: nothing is asked for any more. */
const QUIET_MS = 400;

const EMAIL = 'stage.manager@lantern.example';
const PASSWORD = 'Half-hour-call-30';

/** Whether the pointer goes to the link first, as a person's does, or the click comes out of nowhere. */
export type Manner = 'hover' | 'bare';

/** Milliseconds from a click to the content of a screen whose remote was not there before. */
export interface TourTimes {
  readonly auth: number;
  readonly rooms: number;
  readonly room: number;
}

async function follow(visit: Visit, link: Locator, to: Screen, manner: Manner): Promise<number> {
  const { page } = visit;
  await link.waitFor();
  if (manner === 'hover') {
    await link.hover();
    await page.waitForTimeout(REST_MS);
  }
  const arrival = visit.arrival(to);
  if (manner === 'hover') {
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await link.dispatchEvent('click');
  }
  const time = (await arrival) - (await visit.clickMs());
  await visit.traffic.quiet(QUIET_MS);
  return time;
}

/** No link leads from here to the dashboard: a known visitor signs in. */
async function signIn({ page, traffic, origin }: Visit): Promise<void> {
  await page.getByLabel(/email/iu).fill(EMAIL);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${origin}${screens.dashboard.path}`);
  await page.locator(screens.dashboard.content).first().waitFor();
  await traffic.quiet(QUIET_MS);
}

/** From the landing, which is open, through every remote: auth, dashboard, rooms, and a show's room. */
export async function takeTour(visit: Visit, manner: Manner): Promise<TourTimes> {
  const { page } = visit;
  const link = (name: string): Locator => page.getByRole('link', { name, exact: true }).first();
  const auth = await follow(visit, link('Get Started'), screens.auth, manner);
  await signIn(visit);
  const rooms = await follow(visit, link('Rooms'), screens.rooms, manner);
  // A room is reached by its show, so back to the dashboard, which is there already.
  await follow(visit, link('Presentations'), screens.dashboard, manner);
  const show = page.locator(screens.dashboard.content).first();
  const room = await follow(visit, show, screens.room, manner);
  return { auth, rooms, room };
}

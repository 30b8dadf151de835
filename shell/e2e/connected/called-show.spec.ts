import { callPath, lightPath } from '@standby/contracts';
import { GO_LATE_MS } from '../../../packages/live-room/src/domain/calling/light-view.ts';
import {
  CALLED_DEPARTMENTS,
  CALLED_MOMENTS,
  CALLED_SHOW,
  LIGHT_RECORDER,
} from '../../../packages/live-room/src/testing/called-show.ts';
import { cueName } from '../../../packages/live-room/src/domain/state/cue-sheet.ts';
import { playwrightWindow } from '../engines/playwright-window.ts';
import { CalledShow, MOMENTS_PER_ROUND } from './called-show.ts';
import { addCues, departmentOn, expectSays, loggedGos, nextOn } from './calling.ts';
import { cuttable } from './cuttable.ts';
import { inviteByLink, makeLink, openDesk } from './desk-journey.ts';
import { createAccountOf, expect, test } from './test.ts';

/** Last round that is called. `room-called-show.spec.ts` calls a show to its end. */
const LAST_ROUND = 7;

/**
 * Largest difference in ms between a page's clock and the room's, and between its note and the
 * frame.
 */
const TOLERANCE_MS = 250;

test('forty-two of sixty cues called by two people to six lights in three engines, one cut off, one reloading, the server killed', async ({
  page: mira,
  newPerson,
  openEngine,
  server,
  guard,
}, info) => {
  guard.allowConsole(/WebSocket connection|ERR_CONNECTION/u);
  const { organizationId, showId } = await openDesk(mira, server.origin);
  await addCues(mira, showId, CALLED_SHOW);
  await mira.getByRole('button', { name: 'Share' }).click();
  const { hash } = new URL(await makeLink(mira, 'cue light', 'Cue light link'));
  const noor = await newPerson();
  const invitation = new URL(await inviteByLink(mira, 'stage-manager'));
  await createAccountOf(noor, server.origin, 'Noor', invitation.hash.slice(1));
  for (const caller of [mira, noor]) await caller.goto(callPath(showId));

  const [cutPerson, person] = [await newPerson(), await newPerson()];
  const network = await cuttable(cutPerson);
  const windows = [
    playwrightWindow(cutPerson, server.origin),
    playwrightWindow(person, server.origin),
    await openEngine('firefox', LIGHT_RECORDER),
    await openEngine('webkit'),
    await openEngine('webkit'),
    await openEngine('firefox', LIGHT_RECORDER),
  ];
  const lights = new Map(windows.map((light, index) => [CALLED_DEPARTMENTS[index] ?? '', light]));
  for (const [department, light] of lights) {
    await light.goto(`${lightPath(showId)}?department=${department}${hash}`);
    await light.evaluate(`if (!window.shownByLight) ${LIGHT_RECORDER}`);
    await expectSays(light, /^Clear/u);
  }
  const show = new CalledShow(mira, lights);

  await test.step('Mira calls two rounds', async () => {
    await show.takeBook('Mira');
    await show.callRound(1);
    await show.callRound(2);
  });

  await test.step('Noor takes the book over; a light reloads while its cue goes', async () => {
    await show.handOver(noor, 'Noor');
    const together = 2 * MOMENTS_PER_ROUND + 1;
    await show.call(together - 1);
    await show.standBy(together);
    await show.noteShown('FLY');
    await Promise.all([show.light('FLY').reload(), show.go(together)]);
    await show.expectGone(CALLED_MOMENTS[together] ?? []);
    await show.callRound(3, { from: 2 });
  });

  await test.step('a light that is cut off shows neither standby nor GO, and comes back', async () => {
    const light = show.light('LX');
    network.cut();
    await expectSays(light, /^No connection\., Listen for the call\./u);
    await expect(departmentOn(noor, 'LX')).toContainText('Light cut off');
    await show.callRound(4, { without: 'LX' });
    await expectSays(light, /^No connection\., Listen for the call\./u);
    network.mend();
    await expectSays(light, /^LX 4, (?:Missed GO|Gone)/u);
    await expect(departmentOn(noor, 'LX')).toContainText('Ready');
    await show.handOver(mira, 'Mira');
    await show.callRound(5);
  });

  await test.step('the server is killed at a GO: the desk keeps its calls, and no light shows them', async () => {
    await show.handOver(noor, 'Noor');
    const moment = 5 * MOMENTS_PER_ROUND;
    await show.standBy(moment);
    await Promise.all([show.go(moment), server.kill()]);
    for (const light of windows) await expectSays(light, /^No connection\./u);
    await expect(noor.getByText('Offline: calls are not sent yet')).toBeVisible();
    await noor.keyboard.press('s');
    await expect(nextOn(noor)).toContainText('standing by');
    await show.go(moment + 1);
    await server.restart();
    for (const caller of [mira, noor]) await expect(caller.getByText('Offline')).toBeHidden();
    await show.expectGone(CALLED_MOMENTS.slice(moment, moment + 2).flat());
    await show.callRound(6, { from: 2 });
  });

  await test.step('they hand over once more, and call on', async () => {
    await show.handOver(mira, 'Mira');
    await show.callRound(LAST_ROUND);
  });

  await test.step('every GO is in the log once, and none was shown late as GO', async () => {
    const gos = await loggedGos(mira, { origin: server.origin, organizationId, showId });
    const called = CALLED_SHOW.filter(({ number }) => Number(number) <= LAST_ROUND);
    expect(gos.flatMap(({ names }) => names).toSorted()).toEqual(called.map(cueName).toSorted());
    const delays = [...(await show.delays(gos))];
    const table = delays.map(([name, ms]) => `| ${name} | ${ms} |`).join('\n');
    const body = `| cue | GO shown after, ms |\n| --- | ---: |\n${table}`;
    await info.attach('latencies', { body, contentType: 'text/markdown' });
    for (const [name, ms] of delays) {
      expect(ms, name).toBeLessThanOrEqual(GO_LATE_MS + TOLERANCE_MS);
    }
  });
});

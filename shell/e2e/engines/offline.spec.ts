import { expectHeading, expectText, expectToCountDown } from './expectations.ts';
import { expect, test, untilControlled } from './test.ts';

test('after one visit the next address comes through the worker, and without a host dashboard and room open and cues are imported', async ({
  host,
  window,
}) => {
  await window.goto('/dashboard');
  await expectHeading(window, /^Shows/u);
  await untilControlled(window);

  await window.goto('/devices');
  await expectHeading(window, /^Devices/u);

  await host.goAway();
  await window.goto('/dashboard');
  await expectHeading(window, /^Shows/u);
  await window.goto('/room/hamlet');
  await expectText(window, 'timer', '10:00');
  await window.click('button', 'Play');
  await expectToCountDown(window);

  // The page has not loaded the dialog or the script of its worker before.
  await window.goto('/room/hamlet/cues');
  await window.click('button', 'Import');
  await window.fill('Or rows', 'Cue,Label\nSQ 98,storm far away');
  await window.click('button', 'Import 1 cue');
  await expect
    .poll(() =>
      window.evaluate(
        'return document.querySelector("[role=grid]")?.getAttribute("aria-rowcount")',
      ),
    )
    .toBe('62');
  await host.comeBack();
});

import { expectHeading, expectText, expectToCountDown } from './expectations.ts';
import { test, untilControlled } from './test.ts';

test('after one visit the next address comes through the worker, and without a host dashboard and room open', async ({
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
  await host.comeBack();
});

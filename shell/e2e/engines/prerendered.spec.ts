import { expectHeading } from './expectations.ts';
import { expect, test } from './test.ts';

test('the landing page is there before its code, which hydrates the elements as they stand', async ({
  window,
}) => {
  const mark = () => window.evaluate('return document.querySelector("h1").dataset.mark ?? null');
  await window.goto('/');
  await expectHeading(window, /Run the show/u);
  expect(await mark()).toBe('prerendered');
  await window.click('button', /^Use \w+ theme$/u);
  await expect
    .poll(() => window.evaluate('return document.documentElement.dataset.theme ?? null'))
    .not.toBeNull();
  expect(await mark()).toBe('prerendered');
});

import { expectHeading, expectThere } from './expectations.ts';
import { expect, OTHER_ENGINES, test } from './test.ts';

test(
  'the landing page is there before its code, which hydrates the elements as they stand',
  { tag: OTHER_ENGINES },
  async ({ window }) => {
    const mark = () => window.evaluate('return document.querySelector("h1").dataset.mark ?? null');
    const theme = () =>
      window.evaluate<string | null>('return document.documentElement.dataset.theme ?? null');
    await window.goto('/');
    await expectHeading(window, /Run the show/u);
    expect(await mark()).toBe('prerendered');
    await window.click('button', /^Use \w+ theme$/u);
    await expect.poll(theme).not.toBeNull();
    expect(await mark()).toBe('prerendered');

    await test.step('the chosen theme outlives a reload', async () => {
      const chosen = await theme();
      expect(chosen).toMatch(/^(?:dark|light)$/u);
      await window.reload();
      await expectHeading(window, /Run the show/u);
      expect(await theme()).toBe(chosen);
      await expectThere(window, 'button', chosen === 'dark' ? 'Use light theme' : 'Use dark theme');
    });
  },
);

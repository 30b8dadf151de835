import { expect, test } from './fixtures';

test('ten questions, one open at a time; a press on the open one closes it', async ({
  page,
  open,
}) => {
  await open('/');
  const faq = page.getByRole('region', { name: 'Frequently asked questions' });
  const questions = faq.getByRole('button');
  await expect(questions).toHaveCount(10);
  const opened = faq.locator('button[aria-expanded="true"]');
  await expect(opened).toHaveCount(0);

  for (const question of await questions.all()) {
    await question.click();
    await expect(opened).toHaveCount(1);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  }
  await questions.last().click();
  await expect(opened).toHaveCount(0);
});

test('the answers agree with the facts of the plans', async ({ page, open }) => {
  await open('/');
  const facts: readonly (readonly [string, RegExp])[] = [
    ['Is there a free trial?', /14 days.*no card/],
    ['What happens to my data when I cancel?', /30 days after cancellation.*deleted/],
    ['Can I import what I already have?', /CSV, Excel and PDF/],
    ['How does billing work?', /Monthly or annually.*prorated.*30 days/],
    ['Do schools and universities pay less?', /educational discounts/],
    ['Is there a desktop app, and what if the network fails?', /2\.1\.0.*macOS.*Windows/],
    ['Which devices can I use?', /20 devices and 10 rooms/],
    ['Who can change what during a show?', /controller or a viewer/],
    ['Can I switch plans later?', /Any time.*prorated/],
    ['How do I get help?', /email support.*priority support.*dedicated account manager/],
  ];
  for (const [question, fact] of facts) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByRole('region', { name: question })).toContainText(fact);
  }
});

test('an answer has its own link, which opens it', async ({ page, open }) => {
  await open('/#faq-import');
  const answer = page.getByRole('region', { name: 'Can I import what I already have?' });
  await expect(answer).toBeInViewport({ ratio: 1 });

  await test.step('closing it is up to the reader', async () => {
    await page.getByRole('button', { name: 'Can I import what I already have?' }).click();
    await expect(answer).toBeHidden();
  });

  await test.step('the link in an answer puts its address into the address bar', async () => {
    await page.getByRole('button', { name: 'How do I get help?' }).click();
    await page.getByRole('link', { name: 'Link to this answer' }).click();
    await expect(page).toHaveURL(/#faq-support$/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'How do I get help?' })).toBeVisible();
  });
});

test('the keyboard opens and closes answers', async ({ page, open }) => {
  await open('/');
  const trial = page.getByRole('button', { name: 'Is there a free trial?' });
  await trial.focus();
  await page.keyboard.press('Enter');
  await expect(trial).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Link to this answer' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(trial).toHaveAttribute('aria-expanded', 'false');
});

import { expect, test } from './fixtures';

test('from the footer to a legal text, to its sections, and back to the starting point', async ({
  page,
  open,
}) => {
  await open('/#contact');
  const heading = (name: string) => page.getByRole('heading', { name });
  const contents = page.getByRole('navigation', { name: 'Contents' });

  await test.step('the page has the focus and its own title', async () => {
    await page
      .getByRole('navigation', { name: 'Legal' })
      .getByRole('link', { name: 'Terms and Conditions' })
      .click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Terms and Conditions · Standby');
    const ogTitle = page.locator('meta[property="og:title"]');
    await expect(ogTitle).toHaveCount(1);
    await expect(ogTitle).toHaveAttribute('content', 'Terms and Conditions');
  });

  await test.step('a section of the contents takes the focus', async () => {
    await contents.getByRole('link', { name: 'Contact' }).click();
    await expect(heading('12. Contact')).toBeInViewport({ ratio: 1 });
    await expect(heading('12. Contact')).toBeFocused();
  });

  await test.step('a section has its own link, and a reload stays there', async () => {
    await page.getByRole('link', { name: 'Link to section Payment' }).click();
    await expect(page).toHaveURL(/\/terms#payment$/);
    await page.reload();
    await expect(heading('7. Payment')).toBeInViewport({ ratio: 1 });
  });

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
});

test('Back leads to the previous legal page, and to the front page if the first one was opened directly', async ({
  page,
  open,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const back = page.getByRole('button', { name: 'Back' });
  await open('/privacy#children');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('paragraph').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(title).toHaveText('Terms and Conditions');
  await back.click();
  await expect(title).toHaveText('Privacy Policy');

  await test.step('the header leads to a section of the landing page', async () => {
    await page
      .getByRole('navigation', { name: 'Standby' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL(/\/#pricing$/);
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(title).toHaveText('Privacy Policy');
  });

  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Scope' })
    .click();
  await expect(page).toHaveURL(/#scope$/);
  await back.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(title).toHaveText(/Run the show/);
});

test('printed, only the text remains', async ({ page }) => {
  await page.goto('/terms');
  const around = [
    page.getByRole('link', { name: 'Get Started' }),
    page.getByRole('navigation', { name: 'Contents' }),
    page.getByRole('navigation', { name: 'Legal' }),
    page.getByRole('button', { name: 'Back' }),
    page.getByRole('region', { name: 'May Standby use cookies?' }),
    page.getByRole('link', { name: 'Link to section Payment' }),
  ];
  for (const part of around) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '12. Contact' })).toBeVisible();
  for (const part of around) await expect(part).toBeHidden();
});

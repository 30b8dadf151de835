import { expect, test } from './fixtures';

test('the hero leads to Get Started', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Run the show. Call it on time.',
  );
  await page.locator('main').getByRole('link', { name: 'Get Started' }).nth(1).click();
  await expect(page).toHaveURL(/\/auth\/get-started$/);
});

test('the three claims stand in figures', async ({ page, open }) => {
  await open('/');
  for (const [what, figure] of [
    ['Active users', '10K+'],
    ['Rating', '4.9'],
    ['Stages managed', '50K+'],
  ] as const) {
    const claim = page.getByRole('term').filter({ hasText: what }).locator('..');
    await expect(claim.getByRole('definition')).toHaveText(figure);
  }
});

const plans = [
  {
    name: 'Starter',
    price: '$29',
    action: 'Get Started',
    contents: [
      'Up to 3 shows per month',
      '15 cast per show',
      '30-day history',
      'Email support',
      'Limited mobile controls',
      'Basic coordinator features',
    ],
  },
  {
    name: 'Professional',
    price: '$79',
    action: 'Start Free Trial',
    contents: [
      'Up to 10 shows per month',
      '50 cast per show',
      '1-year history',
      'Priority support',
      'AI coordinator',
      'Custom workflows',
      'Team tools',
    ],
  },
  {
    name: 'Enterprise',
    price: '$199',
    action: 'Get Started',
    contents: [
      'Unlimited shows, cast and history',
      'Dedicated account manager',
      'Custom integrations',
      'White-label',
      'Multi-venue',
      'API access',
    ],
  },
] as const;

for (const { name, price, action, contents } of plans) {
  test(`${name} costs ${price} per month, says what it contains and leads to Get Started`, async ({
    page,
    open,
  }) => {
    await open('/');
    const plan = page
      .locator('#pricing li')
      .filter({ has: page.getByRole('heading', { name, level: 3 }) });
    await expect(plan).toContainText(`${price} per month`);
    await expect(plan.getByRole('listitem')).toHaveText([...contents]);
    await expect(plan.getByText('Most Popular')).toBeVisible({ visible: name === 'Professional' });
    const link = plan.getByRole('link', { name: action });
    await expect(link).toHaveAccessibleDescription(name);
    await link.click();
    await expect(page).toHaveURL(/\/auth\/get-started$/);
  });
}

test('the footer leads to the legal pages', async ({ page, open }) => {
  for (const [name, path] of [
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Cookie Policy', '/cookies'],
  ] as const) {
    await open('/');
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('each page describes itself to search engines and link previews', async ({ page, open }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of ['/', '/terms', '/privacy', '/cookies']) {
    await open(path);
    const property = (name: string) =>
      page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    expect(new URL((await property('url')) ?? '').pathname).toBe(path);
    expect(await property('title')).toBeTruthy();
    expect(await property('description')).toBeTruthy();
    const image = await page.request.get((await property('image')) ?? '');
    expect(image.headers()['content-type']).toBe('image/jpeg');
  }
  expect(titles.size).toBe(4);
  expect(descriptions.size).toBe(4);
  await expect(page.locator('link[rel="icon"]')).not.toHaveCount(0);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
});

test('metadata follows from page to page', async ({ page, open }) => {
  await open('/');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy Policy · Standby');
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Privacy Policy',
  );
});

import { expect, test } from './fixtures';

const documents = [
  {
    path: '/terms',
    title: 'Terms and Conditions',
    sections: [
      'Acceptance',
      'Service Description',
      'Accounts',
      'Acceptable Use',
      'Intellectual Property',
      'User Content',
      'Payment',
      'Termination',
      'Warranty Disclaimer',
      'Liability',
      'Changes',
      'Contact',
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    sections: [
      'Scope',
      'Information We Collect',
      'How We Use It',
      'Legal Grounds',
      'Sharing',
      'Cookies',
      'Retention and Deletion',
      'Security',
      'Your Rights',
      'Children',
      'Other Countries',
      'Changes and Contact',
    ],
  },
  {
    path: '/cookies',
    title: 'Cookie Policy',
    sections: [
      'What Cookies Are',
      'The Four Kinds',
      'Third-Party Cookies',
      'How Long They Last',
      'Your Choice',
      'Changes and Contact',
    ],
  },
] as const;

for (const { path, title, sections } of documents) {
  test(`${title}: numbered sections, a table of contents, the date`, async ({ page, open }) => {
    await open(path);
    await expect(page).toHaveTitle(`${title} · Standby`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last updated January 15, 2025')).toBeVisible();
    const numbered = sections.map((section, index) => `${index + 1}. ${section}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(numbered);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText([...sections]);

    const last = sections.at(-1) ?? '';
    await contents.getByRole('link', { name: last, exact: true }).click();
    const heading = page.getByRole('heading', { name: last });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    expect(new URL(page.url()).hash).toBeTruthy();
  });
}

test('a section has its own link, and a reload stays there', async ({ page, open }) => {
  await open('/terms');
  await page.getByRole('link', { name: 'Link to section Payment' }).click();
  await expect(page).toHaveURL(/\/terms#payment$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeInViewport({ ratio: 1 });
  await open('/privacy#children');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport({ ratio: 1 });
});

test('the texts agree with the constants', async ({ page, open }) => {
  await open('/terms');
  const text = page.locator('main');
  await expect(text).toContainText('at least 13 years old');
  await expect(text).toContainText('password of at least 8 characters');
  await expect(text).toContainText('A trial lasts 14 days and needs no card');
  await expect(text).toContainText(
    'billed monthly or annually, as you choose, and are paid in advance',
  );
  await expect(text).toContainText('non-refundable, except where the law requires a refund');
  await expect(text).toContainText('change of prices at least 30 days before');
  await expect(text).toContainText('After cancellation we keep your data for 30 days');
  await expect(text).toContainText('delete your account, your data is deleted within 30 days');

  await open('/privacy');
  await expect(text).toContainText(
    'When you delete the account, your data is deleted within 30 days',
  );
  await expect(text).toContainText('not for children under 13');

  await open('/cookies');
  for (const kind of ['Essential', 'Performance', 'Functional', 'Marketing']) {
    await expect(text).toContainText(`${kind} cookies.`);
  }
  for (const party of [
    'an analytics service',
    'A payment provider',
    'a support chat service',
    'social platforms',
  ]) {
    await expect(text).toContainText(party);
  }
  await expect(text).toContainText('a cookie banner asks once');
  await expect(text).toContainText('Cookie Settings link in the footer');
  await expect(text).toContainText(
    'Authentication cookies typically expire after 30 days of inactivity',
  );
  await expect(text).toContainText(
    'Preference cookies, your cookie choice among them, are kept up to 1 year',
  );
});

for (const { path, title } of documents) {
  test.describe(title, () => {
    test('Back returns to the previous page', async ({ page, open }) => {
      await open('/#contact');
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(/\/#contact$/);
    });

    test('opened directly, Back goes to the front page', async ({ page, open }) => {
      await open(path);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Run the show/);
    });
  });
}

test('Back leaves the page, however many sections were visited in it', async ({ page, open }) => {
  await open('/');
  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Payment' }).click();
  await contents.getByRole('link', { name: 'Liability' }).click();
  await expect(page).toHaveURL(/#liability$/);
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('opened directly and read by sections, Back still goes to the front page', async ({
  page,
  open,
}) => {
  await open('/terms');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/#intellectual-property$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('Back goes from one legal page to the one before', async ({ page, open }) => {
  await open('/privacy');
  await page.getByRole('paragraph').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('printed, only the text remains', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '12. Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Legal' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'May Standby use cookies?' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Link to section Payment' })).toBeHidden();
});

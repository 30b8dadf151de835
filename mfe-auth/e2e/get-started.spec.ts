import { chances, EMAIL, expect, storedEmail, test } from './fixtures';

const START = '/auth/get-started';

test('/auth leads to the first step and leaves no step behind', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveTitle('Get Started · Standby');
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('it asks for one required email that phones and password managers understand', async ({
  page,
  open,
}) => {
  await open(START);
  const email = page.getByRole('textbox');
  await expect(email).toHaveCount(1);
  await expect(email).toHaveAccessibleName('Email');
  await expect(email).toHaveJSProperty('required', true);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
});

test('Continue is disabled while the email is empty', async ({ page, open }) => {
  await open(START);
  const proceed = page.getByRole('button', { name: 'Continue' });
  await expect(proceed).toBeDisabled();
  await page.getByLabel('Email').fill('m');
  await expect(proceed).toBeEnabled();
  await page.getByLabel('Email').fill('');
  await expect(proceed).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL(START);
});

for (const { link, path } of [
  { link: 'Terms and Conditions', path: '/terms' },
  { link: 'Privacy Policy', path: '/privacy' },
  { link: 'Back to home', path: '/' },
  { link: 'Standby, front page', path: '/' },
]) {
  test(`"${link}" leads to ${path}`, async ({ page, open }) => {
    await open(START);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  });
}

for (const { nextStep, random } of chances) {
  test(`after exactly one second the email is stored and chance leads to ${nextStep}`, async ({
    page,
    open,
    setChance,
    stopClock,
  }) => {
    await setChance(random);
    await open(START);
    await stopClock();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.clock.runFor(999);
    await expect(page.getByText('Checking your email…')).toBeAttached();
    await expect(page).toHaveURL(START);
    expect(await storedEmail(page)).toBeNull();

    await page.clock.runFor(1);
    await expect(page).toHaveURL(nextStep);
    expect(await storedEmail(page)).toBe(EMAIL);
    await page.clock.resume();
    await expect(page.getByText(EMAIL)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('a pending check is shown, said, and cannot be sent twice', async ({
  page,
  open,
  setChance,
  stopClock,
}) => {
  await setChance(0.1);
  await open(START);
  await stopClock();
  const email = page.getByLabel('Email');
  await email.fill(EMAIL);
  await email.press('Enter');
  const proceed = page.getByRole('button', { name: 'Continue' });
  await expect(proceed).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Checking your email…' })).toBeAttached();
  await expect(email).toHaveJSProperty('readOnly', true);
  await expect(email).toBeFocused();

  const entries = await page.evaluate(() => history.length);
  await page.clock.runFor(500);
  await email.press('Enter');
  await proceed.dispatchEvent('click');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/auth/verify');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/auth/verify');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('an invalid address is said beside the field, and nothing is lost', async ({
  page,
  open,
  setChance,
  stopClock,
}) => {
  await setChance(0.1);
  await open(START);
  await stopClock();
  const email = page.getByLabel('Email');
  await email.fill('mira.okafor@');
  await page.getByRole('button', { name: 'Continue' }).click();

  const message = 'Enter an email address like name@example.com';
  await expect(page.getByText(message)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(message);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('mira.okafor@');
  await expect(email).toBeFocused();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(START);

  await email.press('End');
  await email.pressSequentially('lantern-street.example');
  await expect(page.getByText(message)).toBeHidden();
  await email.press('Enter');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/auth/verify');
  expect(await storedEmail(page)).toBe(EMAIL);
});

test('spaces around a pasted address do not matter', async ({
  page,
  open,
  setChance,
  stopClock,
}) => {
  await setChance(0.1);
  await open(START);
  await stopClock();
  await page.getByLabel('Email').focus();
  await page.keyboard.insertText(`  ${EMAIL} `);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/auth/verify');
  expect(await storedEmail(page)).toBe(EMAIL);
});

test('whoever goes home during the check is not taken anywhere later', async ({
  page,
  open,
  stopClock,
}) => {
  await open(START);
  await stopClock();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(500);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/');
  expect(await storedEmail(page)).toBeNull();
});

test('Back during the check stays back', async ({ page, stopClock }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '/auth' }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await stopClock();
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(500);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/');
  expect(await storedEmail(page)).toBeNull();
});

import { expect, it } from 'vitest';
import { cookieSections } from './Cookies/cookie-sections';
import { privacySections } from './Privacy/privacy-sections';
import { termsSections } from './Terms/terms-sections';

it('the terms have their twelve sections in the agreed order', () => {
  expect(termsSections.map(({ title }) => title)).toEqual([
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
  ]);
});

it('the privacy policy has twelve sections', () => {
  expect(privacySections).toHaveLength(12);
});

it.each([
  ['terms', termsSections],
  ['privacy policy', privacySections],
  ['cookie policy', cookieSections],
] as const)('each section of the %s has an address of its own', (_name, sections) => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

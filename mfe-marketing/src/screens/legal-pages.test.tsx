import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from '@standby/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Cookies from './Cookies/Cookies';
import Privacy from './Privacy/Privacy';
import Terms from './Terms/Terms';

const pages = [
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
    facts: [
      'at least 13 years old',
      'password of at least 8 characters',
      'A trial lasts 14 days and needs no card',
      'billed monthly or annually, as you choose, and are paid in advance',
      'non-refundable, except where the law requires a refund',
      'change of prices at least 30 days before',
      'After cancellation we keep your data for 30 days',
      'delete your account, your data is deleted within 30 days',
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
    facts: [
      'When you delete the account, your data is deleted within 30 days',
      'not for children under 13',
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
    facts: [
      'Essential cookies.',
      'Performance cookies.',
      'Functional cookies.',
      'Marketing cookies.',
      'an analytics service',
      'A payment provider',
      'a support chat service',
      'social platforms',
      'a cookie banner asks once',
      'Cookie Settings link in the footer',
      'Authentication cookies typically expire after 30 days of inactivity',
      'Preference cookies, your cookie choice among them, are kept up to 1 year',
    ],
  },
] as const;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

function renderAt(path: string) {
  return renderRoutes(
    [
      { path: '/terms', element: <Terms /> },
      { path: '/privacy', element: <Privacy /> },
      { path: '/cookies', element: <Cookies /> },
    ],
    { path },
  );
}

const textsOf = (elements: Iterable<Element>) => [...elements].map((each) => each.textContent);

describe.each(pages)('$title', ({ path, title, sections, facts }) => {
  it('has a title, a date, numbered sections and a table of contents', () => {
    renderAt(path);
    expect(document.title).toBe(`${title} · Standby`);
    expect(textsOf(document.querySelectorAll('h1'))).toEqual([title]);
    expect(screen.getByText('January 15, 2025')).toHaveAttribute('datetime', '2025-01-15');
    const headings = [...document.querySelectorAll('h2')];
    expect(textsOf(headings)).toEqual(sections.map((name, index) => `${index + 1}. ${name}`));

    const hashes = headings.map(({ id }) => `#${id}`);
    expect(new Set(hashes).size).toBe(sections.length);
    const contents = screen.getByLabelText('Contents').querySelectorAll('a');
    expect(textsOf(contents)).toEqual(sections);
    expect([...contents].map(({ hash }) => hash)).toEqual(hashes);
    const links = sections.map((name) =>
      screen.getByLabelText<HTMLAnchorElement>(`Link to section ${name}`),
    );
    expect(links.map((link) => link.hash)).toEqual(hashes);
  });

  it('agrees with the facts of the product, and describes itself to search engines', () => {
    renderAt(path);
    for (const fact of facts) expect(document.body).toHaveTextContent(fact);

    const content = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'));
    const [description] = content('meta[name="description"]');
    expect(description).toMatch(/\w+ .+\.$/u);
    expect(content('meta[name="description"]')).toHaveLength(1);
    expect(content('meta[property="og:title"]')).toEqual([title]);
    expect(content('meta[property="og:description"]')).toEqual([description]);
    expect(content('meta[property="og:url"]')).toEqual([new URL(path, window.location.href).href]);
  });
});

it('has header and footer beside its one main, which holds its heading', () => {
  renderAt('/terms');
  const main = screen.getByRole('main');
  expect(main).toContainElement(screen.getByRole('heading', { level: 1 }));
  for (const navigation of ['Standby', 'Legal'])
    expect(main).not.toContainElement(screen.getByLabelText(navigation));
});

it('a legal page links to all legal pages in its footer, and Back leads to the front page when it was opened directly', async () => {
  const { address } = renderAt('/terms');
  const links = screen.getByLabelText('Legal').querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.pathname])).toEqual(
    pages.map((page) => [page.title, page.path]),
  );
  await act(() => fireEvent.click(screen.getByText('Back')));
  expect(address()).toBe('/');
});

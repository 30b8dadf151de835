import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Faq } from './Faq';
import { faqs } from './faqs';

function renderAt(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Faq />
    </MemoryRouter>,
  );
}

it('has ten questions, each with its own address', () => {
  expect(faqs).toHaveLength(10);
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(10);
});

it('opens one question at a time and closes the open one', () => {
  renderAt('/');
  const questions = faqs.map(({ question }) => screen.getByText(question));
  const opened = () => questions.filter((button) => button.ariaExpanded === 'true');
  expect(opened()).toEqual([]);
  for (const question of questions) {
    fireEvent.click(question);
    expect(opened()).toEqual([question]);
  }
  fireEvent.click(screen.getByText(faqs.at(-1)?.question ?? ''));
  expect(opened()).toEqual([]);
});

it('agrees with the plans and the terms', () => {
  renderAt('/');
  const facts = [
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
  ] as const;
  expect(facts).toHaveLength(faqs.length);
  for (const [question, fact] of facts) {
    const answer = screen.getByText(question).getAttribute('aria-controls') ?? '';
    expect(document.getElementById(answer)).toHaveTextContent(fact);
  }
});

it('has a link to each answer, and a closed one stays closed at the same address', () => {
  renderAt('/#faq-import');
  const question = screen.getByText('Can I import what I already have?');
  const link = screen.getByRole('link', { name: 'Link to this answer' });
  expect(link).toHaveAttribute('href', '/#faq-import');
  fireEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(link);
  expect(question).toHaveAttribute('aria-expanded', 'true');
});

it('opens the question that the address names', () => {
  renderAt('/#faq-import');
  expect(screen.getByRole('region', { name: 'Can I import what I already have?' })).toBeVisible();
});

it('stays closed at an address without a question', () => {
  renderAt('/#pricing');
  expect(screen.queryByRole('region', { name: 'Is there a free trial?' })).not.toBeInTheDocument();
});

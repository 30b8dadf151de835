import { render, screen, within } from '@testing-library/react';
import { around } from '@standby/testing/field';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Pricing } from './Pricing';

it.each([
  {
    name: 'Starter',
    price: '$29 per month',
    isMostPopular: false,
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
    price: '$79 per month',
    isMostPopular: true,
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
    price: '$199 per month',
    isMostPopular: false,
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
])(
  '$name costs $price, says what it contains and leads to Get Started',
  ({ name, price, isMostPopular, action, contents }) => {
    render(<Pricing />, { wrapper: MemoryRouter });
    const plan = around(screen.getByText(name), 'li');
    expect(plan).toHaveTextContent(price);
    expect([...plan.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
      contents,
    );
    expect(within(plan).queryAllByText('Most Popular')).toHaveLength(isMostPopular ? 1 : 0);
    const link = within(plan).getByRole('link', { name: action });
    expect(link).toHaveAccessibleDescription(name);
    expect(link).toHaveAttribute('href', '/auth/get-started');
  },
);

interface Plan {
  readonly id: string;
  readonly name: string;
  /** Price in US dollars a month. */
  readonly price: number;
  readonly action: string;
  readonly isMostPopular: boolean;
  readonly contents: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 29,
    action: 'Get Started',
    isMostPopular: false,
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
    id: 'professional',
    name: 'Professional',
    price: 79,
    action: 'Start Free Trial',
    isMostPopular: true,
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
    id: 'enterprise',
    name: 'Enterprise',
    price: 199,
    action: 'Get Started',
    isMostPopular: false,
    contents: [
      'Unlimited shows, cast and history',
      'Dedicated account manager',
      'Custom integrations',
      'White-label',
      'Multi-venue',
      'API access',
    ],
  },
];

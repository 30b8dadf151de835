import type { OptionalCategory } from '../../domain/consent';

interface CookieKind {
  readonly id: 'essential' | OptionalCategory;
  readonly name: string;
  /** Purpose in one sentence. */
  readonly purpose: string;
}

/** Kinds of cookies, as the dialog asks for them and the Cookie Policy explains them. */
export const cookieKinds: readonly CookieKind[] = [
  {
    id: 'essential',
    name: 'Essential',
    purpose: 'Signing in, security, and what you ask Standby to remember, such as this choice.',
  },
  {
    id: 'performance',
    name: 'Performance',
    purpose: 'Counting visits and timing pages, so that slow or confusing ones get fixed.',
  },
  {
    id: 'functional',
    name: 'Functional',
    purpose: 'Support chat and preferences that go beyond what the product needs to run.',
  },
  {
    id: 'marketing',
    name: 'Marketing',
    purpose: 'Sharing on social platforms, and seeing which of our announcements were of use.',
  },
];

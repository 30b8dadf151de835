import { Link } from 'react-router-dom';
import { paths } from '@standby/contracts';
import type { ReactNode } from 'react';
import { contact } from '../../../domain/contact';

interface FrequentQuestion {
  /** Id in the page; `#id` leads to the question and opens it. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

export const faqs: readonly FrequentQuestion[] = [
  {
    id: 'faq-trial',
    question: 'Is there a free trial?',
    answer: 'Yes, 14 days of it, and no card is needed to start.',
  },
  {
    id: 'faq-cancellation',
    question: 'What happens to my data when I cancel?',
    answer:
      'It is kept for 30 days after cancellation, in case you come back for the next season. Then it is deleted.',
  },
  {
    id: 'faq-import',
    question: 'Can I import what I already have?',
    answer: 'Yes, from CSV, Excel and PDF.',
  },
  {
    id: 'faq-billing',
    question: 'How does billing work?',
    answer: (
      <>
        Monthly or annually, as you choose, paid in advance. Changes within a period are prorated,
        and a new price is announced 30 days before it applies. Payments are non-refundable except
        where the law says otherwise; the{' '}
        <Link to={{ pathname: paths.terms, hash: '#payment' }}>terms</Link> have it in full.
      </>
    ),
  },
  {
    id: 'faq-education',
    question: 'Do schools and universities pay less?',
    answer: (
      <>
        Yes, there are educational discounts. Write to{' '}
        <a href={`mailto:${contact.support}`}>{contact.support}</a> from your school’s address.
      </>
    ),
  },
  {
    id: 'faq-desktop',
    question: 'Is there a desktop app, and what if the network fails?',
    answer:
      'The desktop app, version 2.1.0, runs on macOS (Apple Silicon and Intel) and on Windows. A running countdown does not depend on the network: it is worked out from the moment it was started, so it stays right through a dropped connection or a laptop that fell asleep.',
  },
  {
    id: 'faq-devices',
    question: 'Which devices can I use?',
    answer:
      'Tablets, phones and desktop computers with a current browser. Add a device by QR code or by hand and assign it to its room. There is space for 20 devices and 10 rooms.',
  },
  {
    id: 'faq-roles',
    question: 'Who can change what during a show?',
    answer:
      'Everyone in a live room is either a controller or a viewer. Controllers run the timers; viewers see them. Outside the room, members of an organization have roles such as Owner, Admin and Stage Manager.',
  },
  {
    id: 'faq-plans',
    question: 'Can I switch plans later?',
    answer: (
      <>
        Any time, up or down, and the difference is prorated. What each plan contains is in the{' '}
        <Link to={{ hash: '#pricing' }}>pricing list</Link>.
      </>
    ),
  },
  {
    id: 'faq-support',
    question: 'How do I get help?',
    answer: (
      <>
        Starter has email support, Professional priority support, and Enterprise a dedicated account
        manager. Write to <a href={`mailto:${contact.support}`}>{contact.support}</a>.
      </>
    ),
  },
];

import { Link } from 'react-router-dom';
import { paths } from '@standby/contracts';
import type { LegalSection } from '../../components/LegalDocument/LegalDocument';
import { contact } from '../../domain/contact';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Scope',
    body: (
      <p>
        This policy covers the personal data that Standby handles on its website, in the web
        platform and in the desktop app. It goes with the{' '}
        <Link to={paths.terms}>Terms and Conditions</Link>. Where your company or venue runs the
        account, it decides what is entered about you; we handle that data on its behalf.
      </p>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>Three kinds, and no more than the service needs:</p>
        <ul>
          <li>
            <strong>What you tell us about yourself:</strong> first and last name, email address,
            password, and a phone number if you choose to give one.
          </li>
          <li>
            <strong>What you enter for your shows:</strong> productions, venues, rooms and devices,
            schedules, cue sheets, the people in your company, messages and timers.
          </li>
          <li>
            <strong>What arises from using it:</strong> the devices that are connected, their type
            and version, times of sign-in, and technical logs.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use It',
    body: (
      <ul>
        <li>To run the service: your account, your shows, your rooms.</li>
        <li>To bill the plan that you chose.</li>
        <li>To answer when you write to us.</li>
        <li>To keep the service secure and to find and fix faults.</li>
        <li>To tell you of changes that concern you, such as prices or these policies.</li>
      </ul>
    ),
  },
  {
    id: 'legal-grounds',
    title: 'Legal Grounds',
    body: (
      <p>
        We handle personal data because the contract with you requires it, because the law does, or
        because we have a legitimate interest in a secure and working service that does not outweigh
        your own. For anything else, non-essential cookies among it, we ask for consent first, and
        you can take it back at any time.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    body: (
      <>
        <p>
          Members of your organization see what you share there. Participants of a live room see its
          timers and messages. Beyond that, data goes only to those who help us run the service,
          such as hosting and payment providers, under contracts that bind them to this purpose, and
          to authorities where the law obliges us.
        </p>
        <p>We do not sell personal data.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        What is stored on your device, for how long and how you decide about it is in the{' '}
        <Link to={paths.cookies}>Cookie Policy</Link>. Nothing that is not essential is set without
        your consent.
      </p>
    ),
  },
  {
    id: 'retention-and-deletion',
    title: 'Retention and Deletion',
    body: (
      <p>
        We keep your data for as long as you have an account. When you delete the account, your data
        is deleted within 30 days. When you cancel a plan, we keep it for 30 days, in case you come
        back, and then delete it. Invoices and other records that the law tells us to keep are kept
        for as long as it says, and for nothing else.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Connections are encrypted, passwords are never stored in readable form, and access to data
        is limited to the people whose work needs it. No system is free of risk: if a breach
        concerns you, we tell you and the authorities in the time that the law sets.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>You may ask us at any time to:</p>
        <ul>
          <li>tell you what we hold about you, and give you a copy of it;</li>
          <li>correct what is wrong, or delete it;</li>
          <li>limit how we use it, or stop a use that you object to;</li>
          <li>hand it over in a form that another service can read.</li>
        </ul>
        <p>
          We answer within 30 days. You may also complain to the data protection authority where you
          live.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is not for children under 13, and we do not knowingly collect their data. Young
        performers can be named in a company’s schedule by an adult who is responsible for them. If
        you believe that a child under 13 has an account, tell us and we delete it.
      </p>
    ),
  },
  {
    id: 'other-countries',
    title: 'Other Countries',
    body: (
      <p>
        Companies tour, and data travels with them. Where personal data leaves the country in which
        you live, we see to it that it is protected there as the law of your country asks, for
        example by standard contractual clauses.
      </p>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and Contact',
    body: (
      <p>
        The date at the top says when this policy last changed; we announce changes that matter by
        email before they take effect. Questions and requests go to{' '}
        <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>.
      </p>
    ),
  },
];

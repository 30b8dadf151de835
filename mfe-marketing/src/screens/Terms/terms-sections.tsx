import { Link } from 'react-router-dom';
import { paths } from '@standby/contracts';
import type { LegalSection } from '../../components/LegalDocument/LegalDocument';
import { contact } from '../../domain/contact';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance',
    body: (
      <>
        <p>
          These terms are an agreement between you and Standby (“we”, “us”). By creating an account,
          starting a trial or using any part of the service you accept them. If you do not accept
          them, do not use the service.
        </p>
        <p>
          If you accept on behalf of a company, a venue or a school, you confirm that you may bind
          it, and “you” means that organization.
        </p>
      </>
    ),
  },
  {
    id: 'service-description',
    title: 'Service Description',
    body: (
      <>
        <p>
          Standby is a stage management platform for theatre professionals. It offers digital cue
          sheets, cast and crew coordination, scheduling, timers, live show control and a desktop
          app. What your plan contains, and its limits, is stated on the{' '}
          <Link to={{ pathname: paths.home, hash: '#pricing' }}>pricing list</Link>.
        </p>
        <p>
          We improve the service over time. If we remove something that your plan was sold with, we
          tell you beforehand.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <>
        <p>
          You must be at least 13 years old to have an account. Where the law of your country asks
          for more, or for the consent of a parent, that applies.
        </p>
        <ul>
          <li>Give a true name and an email address at which you can be reached.</li>
          <li>
            Choose a password of at least 8 characters and keep it to yourself. What is done with
            your account counts as done by you.
          </li>
          <li>Tell us at once if you believe that somebody else is using your account.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable Use',
    body: (
      <>
        <p>You may use Standby to prepare, rehearse and run shows. You may not:</p>
        <ul>
          <li>break the law with it, or the rights of others;</li>
          <li>upload malicious code, or try to get at the data of other accounts;</li>
          <li>disturb the service or go around its limits;</li>
          <li>resell it without our agreement in writing;</li>
          <li>
            rely on it as the only means of preventing injury. Flying, automation, pyrotechnics and
            evacuation keep their own safety systems and their own people.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: (
      <p>
        The service, its design, its code and the name Standby belong to us or our licensors. While
        these terms are in force you have a non-exclusive, non-transferable right to use the service
        and the desktop app for your own productions. Ideas that you send us we may use without
        owing you anything for them.
      </p>
    ),
  },
  {
    id: 'user-content',
    title: 'User Content',
    body: (
      <>
        <p>
          Your scripts, cue sheets, schedules, contact lists and messages stay yours. You allow us
          to store, copy and show them as far as running the service for you requires, and no
          further.
        </p>
        <p>
          You are responsible for having the right to upload what you upload, scores, scripts and
          personal details of your company included. We may remove content that breaks these terms.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: (
      <>
        <ul>
          <li>
            A trial lasts 14 days and needs no card. It does not turn into a paid plan by itself.
          </li>
          <li>Plans are billed monthly or annually, as you choose, and are paid in advance.</li>
          <li>
            Payments are non-refundable, except where the law requires a refund. When you change
            plans within a billing period, the difference is prorated.
          </li>
          <li>
            We announce a change of prices at least 30 days before it takes effect for you. You can
            cancel before then.
          </li>
          <li>Prices are in US dollars and without taxes, unless stated otherwise.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <>
        <p>
          You can cancel at any time; your plan then runs to the end of the period that is paid for.
          After cancellation we keep your data for 30 days, in case you come back, and then delete
          it. If you delete your account, your data is deleted within 30 days.
        </p>
        <p>
          We may suspend or close an account that seriously or repeatedly breaks these terms. Where
          we can, we warn you first and give you time to put it right.
        </p>
      </>
    ),
  },
  {
    id: 'warranty-disclaimer',
    title: 'Warranty Disclaimer',
    body: (
      <p>
        The service is provided “as is” and “as available”. We work with care, but as far as the law
        allows we give no warranty that it is free of interruptions or errors, or that it fits a
        particular purpose. Keep a paper copy of what your show cannot run without. Rights that
        consumers have by law are not affected.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect or consequential loss, such as lost
        box office, lost profit or a cancelled performance, and our total liability for any claim is
        limited to what you paid us in the 12 months before it arose. Nothing in these terms limits
        liability for death or personal injury caused by negligence, for fraud, or for anything else
        that cannot be limited by law.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        We may change these terms. The date at the top says when that last happened. If a change is
        to your disadvantage, we tell you by email at least 30 days before it takes effect. If you
        go on using the service afterwards, you accept it; if not, you can cancel.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms go to <a href={`mailto:${contact.legal}`}>{contact.legal}</a>.
        How we handle personal data is in the <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
];

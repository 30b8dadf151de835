import { Link } from 'react-router-dom';
import { paths } from '@standby/contracts';
import { cookieKinds } from '../../components/CookieConsent/cookie-kinds';
import type { LegalSection } from '../../components/LegalDocument/LegalDocument';
import { contact } from '../../domain/contact';
import { OpenCookieSettings } from './OpenCookieSettings';

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'what-cookies-are',
    title: 'What Cookies Are',
    body: (
      <p>
        Cookies are small pieces of text that a website keeps in your browser and reads again later.
        Browsers have other places of the same use, such as local and session storage. When this
        policy says “cookies”, it means all of them.
      </p>
    ),
  },
  {
    id: 'kinds',
    title: 'The Four Kinds',
    body: (
      <>
        <ul>
          {cookieKinds.map(({ id, name, purpose }) => (
            <li key={id}>
              <strong>{name} cookies.</strong> {purpose}
            </li>
          ))}
        </ul>
        <p>
          Essential cookies are always on, because Standby does not work without them. The other
          three need your consent, each by itself, and nothing depends on your giving it.
        </p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third-Party Cookies',
    body: (
      <>
        <p>With your consent, cookies may also come from:</p>
        <ul>
          <li>an analytics service, which counts visits (performance);</li>
          <li>a support chat service, which keeps a conversation together (functional);</li>
          <li>social platforms, when you share something there (marketing).</li>
        </ul>
        <p>
          A payment provider sets cookies of its own when you pay, to prevent fraud. Those are
          essential to the payment.
        </p>
        <p>
          At present Standby sets none of these: no page loads anything from a third party. Should
          that change, your choice decides.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How Long They Last',
    body: (
      <ul>
        <li>Authentication cookies typically expire after 30 days of inactivity.</li>
        <li>Preference cookies, your cookie choice among them, are kept up to 1 year.</li>
        <li>
          What belongs to one visit, such as the email address between two steps of signing up, goes
          when you close the tab or finish.
        </li>
        <li>
          Work that you keep in this browser, and the colour theme that you set, stay until you
          delete them. They are your data, not ours to expire.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-choice',
    title: 'Your Choice',
    body: (
      <>
        <p>
          On your first visit a cookie banner asks once. Refusing takes as many presses as
          accepting, and until you answer nothing but essential cookies is set. Your answer holds
          for a year; then we ask again.
        </p>
        <p>
          You can change it at any time with the Cookie Settings link in the footer of this page, or
          right here:
        </p>
        <OpenCookieSettings />
        <p>
          You can also delete or block cookies in your browser. If you block essential ones, signing
          in and saving do not work as they should.
        </p>
      </>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and Contact',
    body: (
      <p>
        The date at the top says when this policy last changed. If the kinds of cookies change, we
        ask for your choice again. Questions go to{' '}
        <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>; what we do with personal data
        is in the <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
];

import { DocumentTitle } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { CookieBanner } from '../../components/CookieConsent/CookieBanner';
import { LinkPreview } from '../../components/LinkPreview/LinkPreview';
import { PublicLayout } from '../../components/PublicLayout/PublicLayout';
import { About } from './about/About';
import { Contact } from './about/Contact';
import { Closing } from './closing/Closing';
import { Faq } from './faq/Faq';
import { Features } from './features/Features';
import { Hero } from './hero/Hero';
import { InStep } from './in-step/InStep';
import * as S from './Landing.styles';
import { Pricing } from './pricing/Pricing';

const TITLE = 'Standby: stage management for theatre professionals';
const DESCRIPTION =
  'Digital cue sheets, cast and crew coordination, scheduling, timers, live show control and a desktop app for theatre professionals. Free for 14 days.';

export default function Landing() {
  return (
    <PublicLayout header="overlay">
      <DocumentTitle>{TITLE}</DocumentTitle>
      <meta name="description" content={DESCRIPTION} />
      <LinkPreview title={TITLE} description={DESCRIPTION} path={paths.home} />
      <S.FirstScreen>
        <Hero />
        <CookieBanner />
      </S.FirstScreen>
      <S.Sections>
        <InStep />
        <Features />
        <Pricing />
        <Faq />
        <About />
        <Contact />
        <Closing />
      </S.Sections>
    </PublicLayout>
  );
}

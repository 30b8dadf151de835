import { lazyScreen } from '@standby/shared-ui';
import { Heading, Lead, Section, SectionHeader } from '../Landing.styles';
import { BelowFirstScreen } from './BelowFirstScreen';
import { firstScroll } from './first-scroll';
import * as S from './InStep.styles';

const DeskAndViewer = lazyScreen(
  () => firstScroll().then(() => import('./DeskAndViewer')),
  'DeskAndViewer',
);

function Places() {
  return (
    <S.Pair>
      <S.Desk />
      <S.Viewer>
        <S.Screen />
      </S.Viewer>
    </S.Pair>
  );
}

/**
 * Desk and viewer that keep the same time. The part is prerendered, and its module loads once the
 * page is scrolled.
 */
export function InStep() {
  return (
    <Section aria-labelledby="in-step-title">
      <SectionHeader>
        <Heading id="in-step-title">One desk, every screen in step</Heading>
        <Lead>
          Press Play at the desk: the viewer runs with it, to the second. Then black it out.
        </Lead>
      </SectionHeader>
      <BelowFirstScreen place={<Places />}>
        <DeskAndViewer />
      </BelowFirstScreen>
    </Section>
  );
}

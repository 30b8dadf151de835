import { Heading, Lead, Section } from '../Landing.styles';
import { FeatureCarousel } from './FeatureCarousel';
import * as S from './FeatureCarousel.styles';

export function Features() {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <S.Header>
        <Heading id="features-title">Features</Heading>
        <Lead>What a show is run on, from the first read-through to the curtain call.</Lead>
      </S.Header>
      <FeatureCarousel />
    </Section>
  );
}

import { Heading, Lead, Section, SectionHeader } from '../Landing.styles';
import { FeatureCarousel } from './FeatureCarousel';

export function Features() {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <SectionHeader>
        <Heading id="features-title">Features</Heading>
        <Lead>What a show is run on, from the first read-through to the curtain call.</Lead>
      </SectionHeader>
      <FeatureCarousel />
    </Section>
  );
}

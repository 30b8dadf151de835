import { Heading, Section, SectionHeader } from '../Landing.styles';
import * as S from './About.styles';

const principles = [
  {
    title: 'One clock',
    text: 'What is left on a timer follows from the moment it was started. A laptop that slept or a tab that lagged cannot make it wrong.',
  },
  {
    title: 'Made for the dark',
    text: 'Warm, low light by default, and a paper theme for the rehearsal room. Nothing flashes white at the desk.',
  },
  {
    title: 'Never by color alone',
    text: 'Every state has a shape and a word beside its color, because red and green look alike in blue work light.',
  },
  {
    title: 'One hand free',
    text: 'Large targets where a show is run, and every control within reach of the keyboard.',
  },
] as const;

export function About() {
  return (
    <Section id="about" tabIndex={-1} aria-labelledby="about-title">
      <S.Columns>
        <SectionHeader>
          <Heading id="about-title">About Standby</Heading>
          <S.Statement>
            “Standby” is the last word a stage manager says before “go”. It means: I have seen it, I
            am ready, nothing else matters now. That is the attention this desk is built for.
          </S.Statement>
        </SectionHeader>
        <S.Principles>
          {principles.map(({ title, text }) => (
            <div key={title}>
              <S.Term>{title}</S.Term>
              <S.Definition>{text}</S.Definition>
            </div>
          ))}
        </S.Principles>
      </S.Columns>
    </Section>
  );
}

import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import * as S from './Hero.styles';
import { LiveCountdown } from './LiveCountdown';

const claims = [
  { figure: '10K+', what: 'Active users' },
  { figure: '4.9', what: 'Rating' },
  { figure: '50K+', what: 'Stages managed' },
] as const;

export function Hero() {
  return (
    <S.Root>
      <S.Text>
        <S.Headline tabIndex={-1}>Run the show. Call it on time.</S.Headline>
        <S.Lead>
          Standby keeps cues, company, schedule and clock in one place, from the first rehearsal to
          the last call.
        </S.Lead>
        <S.Action>
          <Button as={Link} to={paths.getStarted} variant="primary" size="large">
            Get Started
          </Button>
          <S.Note>Free for 14 days. No card needed.</S.Note>
        </S.Action>
      </S.Text>
      <S.Stage>
        <LiveCountdown />
      </S.Stage>
      <S.Claims>
        {claims.map(({ figure, what }) => (
          <S.Claim key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </S.Claim>
        ))}
      </S.Claims>
    </S.Root>
  );
}

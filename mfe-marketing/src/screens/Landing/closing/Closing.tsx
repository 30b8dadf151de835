import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { Heading, Lead, Section } from '../Landing.styles';
import * as S from './Closing.styles';

/** End of the page, with a link to get started. */
export function Closing() {
  return (
    <Section aria-labelledby="closing-title">
      <S.Call>
        <Heading id="closing-title">Your next call is half an hour away.</Heading>
        <Lead>Free for 14 days. No card needed.</Lead>
        <Button as={Link} to={paths.getStarted} variant="primary" size="large">
          Get Started
        </Button>
      </S.Call>
    </Section>
  );
}

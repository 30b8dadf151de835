import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { Heading, Lead, Section, SectionHeader } from '../Landing.styles';
import { plans } from './plans';
import * as S from './Pricing.styles';

export function Pricing() {
  return (
    <Section id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <SectionHeader>
        <Heading id="pricing-title">Pricing</Heading>
        <Lead>
          Billed monthly or annually, in advance. The first 14 days are free, and no card is needed
          for them.
        </Lead>
      </SectionHeader>
      <S.Plans role="list">
        {plans.map(({ id, name, price, action, isMostPopular, contents }) => (
          <S.Plan key={id} data-state={isMostPopular ? 'popular' : undefined}>
            <S.NameRow>
              <S.Name id={`plan-${id}`}>{name}</S.Name>
              {isMostPopular && <S.Popular>Most Popular</S.Popular>}
            </S.NameRow>
            <S.Price>
              <strong>${price}</strong> per month
            </S.Price>
            <Button
              as={Link}
              to={paths.getStarted}
              variant={isMostPopular ? 'primary' : 'secondary'}
              aria-describedby={`plan-${id}`}
            >
              {action}
            </Button>
            <S.Contents role="list">
              {contents.map((content) => (
                <S.Content key={content}>
                  <Check strokeWidth={1.5} aria-hidden />
                  {content}
                </S.Content>
              ))}
            </S.Contents>
          </S.Plan>
        ))}
      </S.Plans>
    </Section>
  );
}

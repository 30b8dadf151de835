import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { extent, size, space, stroke, textStyle } from '../../theme/tokens';
import { Muted } from '../Muted/Muted';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: ${size.form};
  padding-block-start: ${space[6]};
  border-block-start: ${stroke.hairline};
`;

const Heading = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Title = styled.h2`
  ${textStyle('heading')};
`;

interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** Short line about the purpose of these fields. */
  why?: ReactNode;
}

/** Fields that belong together, one below the other. */
export function FormSection({ title, why, children, ...rest }: FormSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading>
        <Title id={id}>{title}</Title>
        {why && <Muted>{why}</Muted>}
      </Heading>
      {children}
    </Root>
  );
}

/** Short fields side by side where there is room: dates, times, names. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${extent[14]}), 1fr));
  gap: ${space[5]} ${space[4]};
  align-items: start;
`;

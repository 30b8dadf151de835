import { useId, type ReactNode } from 'react';
import * as S from './ShowOverview.styles';

interface BlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Block of the overview. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <S.Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </S.Block>
  );
}

interface FactsProps {
  /** Terms and their descriptions; terms without a description are omitted. */
  readonly facts: Readonly<Record<string, string>>;
}

export function Facts({ facts }: FactsProps) {
  return (
    <S.Facts>
      {Object.entries(facts).map(
        ([term, text]) =>
          text !== '' && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </S.Facts>
  );
}

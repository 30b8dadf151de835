import { useId, type ReactNode } from 'react';
import * as S from './Sidebar.styles';

interface BlockProps {
  readonly title: string;
  /** Count beside the title, such as `3/1`. */
  readonly count?: string | undefined;
  /** Action for the whole block. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Block of the side column. */
export function Block({ title, count, action, children }: BlockProps) {
  const id = useId();
  return (
    <S.Block aria-labelledby={id}>
      <S.Heading>
        <h2 id={id}>
          {title}
          {count && <S.Count> {count}</S.Count>}
        </h2>
        {action}
      </S.Heading>
      {children}
    </S.Block>
  );
}

import { useId } from 'react';
import { LazyPart, lazyScreen, VisuallyHidden } from '@standby/shared-ui';
import type { TonightProps } from './TonightLazy';
import * as S from './Tonight.styles';

const Performances = lazyScreen(() => import('./TonightLazy'));

/** The home of an evening, above all shows: its code and its lists come after the page. */
export function Tonight(props: TonightProps) {
  const id = useId();
  return (
    <S.Root aria-labelledby={id}>
      <h2 id={id}>Tonight</h2>
      <LazyPart
        fallback={<VisuallyHidden role="status">Loading the next performances…</VisuallyHidden>}
        renderMissing={() => (
          <p>The next performances did not load. Reload the page to see them.</p>
        )}
      >
        <Performances {...props} />
      </LazyPart>
    </S.Root>
  );
}

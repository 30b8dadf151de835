import { useId } from 'react';
import { LazyPart, lazyScreen, VisuallyHidden } from '@standby/shared-ui';
import type { TonightProps } from './Performances';
import * as S from './Tonight.styles';

const Performances = lazyScreen(() => import('./Performances'), 'Performances');

/** Overview of the evening above all shows; its module and its lists load after the page. */
export function Tonight(props: TonightProps) {
  const id = useId();
  return (
    <S.Root aria-labelledby={id}>
      {/* No heading: the page's own comes after it, and is to be the first. */}
      <strong id={id}>Tonight</strong>
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

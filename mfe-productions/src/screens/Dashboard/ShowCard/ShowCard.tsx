import { memo } from 'react';
import { LiveState } from './LiveState';
import * as S from './ShowCard.styles';
import { ShowActions, ShowFacts, ShowHeader, titleOf, type ShowActionsProps } from './ShowParts';

export interface ShowCardProps extends ShowActionsProps {
  /** The one that leads is larger and says what runs in its live room. */
  readonly layout: 'card' | 'row' | 'lead';
}

/**
 * One show of the list. Memoised: a keystroke in the search renders only the cards that come. One
 * component for all layouts, so that a show whose place changes keeps the focus on its buttons.
 */
export const ShowCard = memo(function ShowCard({ layout, ...actions }: ShowCardProps) {
  const { show } = actions;
  return (
    <S.Root
      aria-label={titleOf(show)}
      data-layout={layout}
      header={
        <>
          {layout === 'lead' && <S.Eyebrow>Last used</S.Eyebrow>}
          <ShowHeader show={show} />
        </>
      }
      footer={<ShowActions {...actions} />}
    >
      <S.Columns>
        <ShowFacts show={show} />
        {layout === 'lead' && <LiveState showId={show.id} />}
      </S.Columns>
    </S.Root>
  );
});

import { memo } from 'react';
import { LiveState } from './LiveState';
import * as S from './ShowCard.styles';
import { ShowActions, ShowFacts, ShowHeader, titleOf, type ShowActionsProps } from './ShowParts';

interface ShowCardProps extends ShowActionsProps {
  /** Layout of the card; the leading one is larger and shows the running timer of its live room. */
  readonly layout: 'card' | 'row' | 'lead';
}

/**
 * Card of a show. Memoised, so that a keystroke in the search renders only new cards. All layouts
 * share this component, so that a show whose place changes keeps the focus on its buttons.
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

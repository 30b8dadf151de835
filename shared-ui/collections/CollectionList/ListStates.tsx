import { SearchX, Unplug } from 'lucide-react';
import { Button, Card, CardGrid, EmptyState, Skeleton, VisuallyHidden } from 'shared-ui';
import type { Noun } from 'shared-ui/storage';
import * as S from './CollectionList.styles';
import { capitalized } from './words';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

interface LoadingProps {
  readonly noun: Noun;
  readonly cardMinWidth: string;
  readonly cardHeight: string;
}

/** Keeps the place of the cards while they are on their way. */
export function Loading({ noun, cardMinWidth, cardHeight }: LoadingProps) {
  return (
    <S.Waiting>
      <VisuallyHidden role="status">Loading your {noun.many}…</VisuallyHidden>
      <CardGrid
        label={`${capitalized(noun.many)} on their way`}
        minWidth={cardMinWidth}
        aria-hidden
      >
        {PLACES.map((place) => (
          <Card key={place}>
            <Skeleton height={cardHeight} />
          </Card>
        ))}
      </CardGrid>
    </S.Waiting>
  );
}

interface FailedProps {
  readonly noun: Noun;
  readonly message: string;
  readonly onRetry: () => void;
}

/** The list could not be read. */
export function Failed({ noun, message, onRetry }: FailedProps) {
  return (
    <EmptyState
      role="alert"
      icon={<Unplug strokeWidth={1.5} aria-hidden />}
      title={`Your ${noun.many} did not load`}
      text={message}
      action={<Button onClick={onRetry}>Retry</Button>}
    />
  );
}

interface NoMatchProps {
  readonly noun: Noun;
  readonly sought: string;
  readonly searchHint: string;
  readonly onClear: () => void;
}

/** The search leaves nothing over. */
export function NoMatch({ noun, sought, searchHint, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX strokeWidth={1.5} aria-hidden />}
      title={`No ${noun.one} matches`}
      text={`No card has “${sought}” on it. Check the spelling, or search for less: ${searchHint}.`}
      action={<Button onClick={onClear}>Show all {noun.many}</Button>}
    />
  );
}

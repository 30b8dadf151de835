import { SearchX, Unplug } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Card, CardGrid, EmptyState, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import type { Noun } from '../../port';
import { truncateForSentence } from '@standby/shared-ui/text';
import * as S from './CollectionList.styles';
import type { ListRules } from './list-rules';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

type LoadingRules = Pick<ListRules<unknown>, 'noun' | 'cardMinWidth' | 'cardHeight'>;

/** Shows skeletons that reserve the place of the cards while they load. */
export function Loading({ noun, cardMinWidth, cardHeight }: LoadingRules) {
  return (
    <S.Waiting>
      <VisuallyHidden role="status">Loading your {noun.many}…</VisuallyHidden>
      <CardGrid label={`Loading ${noun.many}`} minWidth={cardMinWidth} aria-hidden>
        {PLACES.map((place) => (
          <Card key={place}>
            <Skeleton height={cardHeight} />
          </Card>
        ))}
      </CardGrid>
    </S.Waiting>
  );
}

interface EmptyProps {
  readonly rules: Pick<ListRules<unknown>, 'noun' | 'empty'>;
  readonly isReadOnly: boolean;
}

/** Shows the text of an empty list, and the next step. */
export function Empty({ rules, isReadOnly }: EmptyProps) {
  const { icon, text, readOnlyText, create } = rules.empty;
  return (
    <EmptyState
      icon={icon}
      title={`No ${rules.noun.many} yet`}
      text={isReadOnly ? readOnlyText : text}
      action={
        !isReadOnly && (
          <Button as={Link} to={create.to} variant="primary">
            {create.label}
          </Button>
        )
      }
    />
  );
}

interface FailedProps {
  readonly noun: Noun;
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shows why the list could not be read. */
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
  readonly rules: Pick<ListRules<unknown>, 'noun' | 'searchHint'>;
  readonly sought: string;
  readonly onClear: () => void;
}

/** Shows that no item matches the search. */
export function NoMatch({ rules, sought, onClear }: NoMatchProps) {
  const { noun, searchHint } = rules;
  return (
    <EmptyState
      icon={<SearchX strokeWidth={1.5} aria-hidden />}
      title={`No ${noun.one} matches`}
      text={`No card has “${truncateForSentence(sought)}” on it. Check the spelling, or try fewer words: ${searchHint}.`}
      action={<Button onClick={onClear}>Show all {noun.many}</Button>}
    />
  );
}

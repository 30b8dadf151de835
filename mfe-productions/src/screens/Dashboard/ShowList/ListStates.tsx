import { Clapperboard, SearchX, Unplug } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Card, CardGrid, EmptyState, Skeleton, VisuallyHidden } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { CARD_MIN_WIDTH } from '../ShowCard/ShowCard';
import * as S from './ShowList.styles';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Keeps the place of the cards while they are on their way. */
export function Loading() {
  return (
    <S.Waiting>
      <VisuallyHidden role="status">Loading your shows…</VisuallyHidden>
      <CardGrid label="Shows on their way" minWidth={CARD_MIN_WIDTH} aria-hidden>
        {PLACES.map((place) => (
          <Card key={place}>
            <Skeleton height="13rem" />
          </Card>
        ))}
      </CardGrid>
    </S.Waiting>
  );
}

/** The list could not be read. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      icon={<Unplug strokeWidth={1.5} aria-hidden />}
      title="Your shows did not load"
      text={message}
      action={<Button onClick={onRetry}>Retry</Button>}
    />
  );
}

/** There is not one show yet, or none any more. */
export function NoShows() {
  return (
    <EmptyState
      icon={<Clapperboard strokeWidth={1.5} aria-hidden />}
      title="No shows yet"
      text="A show starts as an event: its title, where it plays, and when. Its live room is there at once."
      action={
        <Button as={Link} to={paths.createEvent} variant="primary">
          Create your first event
        </Button>
      }
    />
  );
}

/** The search leaves nothing over. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX strokeWidth={1.5} aria-hidden />}
      title="No show matches"
      text={
        <>
          No card has “{search}” on it. Check the spelling, or search for less: a title, a place, a
          status.
        </>
      }
      action={<Button onClick={onClear}>Show all shows</Button>}
    />
  );
}

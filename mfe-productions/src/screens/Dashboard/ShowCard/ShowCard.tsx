import { ListChecks, MapPin, Timer } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Button, Card, StatusBadge, Tag, type Tone } from 'shared-ui';
import { roomPath } from 'shared-ui/contracts';
import { isolateDirection, truncateForList } from 'shared-ui/text';
import type { Show, ShowStatus } from '../../../domain/show';
import { showCardText } from '../../../domain/show-card';
import { motifs } from './motifs';
import * as S from './ShowCard.styles';

const tones: Readonly<Record<ShowStatus, Tone>> = {
  Active: 'go',
  'In Rehearsal': 'standby',
  Completed: 'neutral',
};

/** In letters: longer ones are set smaller. */
const LONG_TITLE = 50;

export interface ShowCardProps {
  readonly show: Show;
  readonly onOpen: (show: Show) => void;
  readonly onManage: (show: Show, trigger: HTMLElement) => void;
}

/** One show of the list. Memoised: a keystroke in the search renders only the cards that come. */
export const ShowCard = memo(function ShowCard({ show, onOpen, onManage }: ShowCardProps) {
  const words = showCardText(show);
  const title = truncateForList(words.title);
  const Motif = motifs[show.thumbnail];
  return (
    <Card
      aria-label={title}
      header={
        <S.Header>
          <S.Motif>
            <Motif strokeWidth={1.5} aria-hidden />
          </S.Motif>
          <S.Name>
            <S.Title data-long={title.length > LONG_TITLE || undefined}>{title}</S.Title>
            <StatusBadge tone={tones[show.status]}>{words.status}</StatusBadge>
          </S.Name>
        </S.Header>
      }
      footer={
        <>
          <S.Updated>{words.updated}</S.Updated>
          <S.Actions>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Manage ${isolateDirection(title)}`}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onManage(show, currentTarget)}
            >
              Manage
            </Button>
            <Button
              as={Link}
              to={roomPath(show.id)}
              size="small"
              aria-label={`Open ${isolateDirection(title)}`}
              onClick={() => onOpen(show)}
            >
              Open
            </Button>
          </S.Actions>
        </>
      }
    >
      <S.Facts>
        <S.Figures>
          <S.Fact>
            <Timer strokeWidth={1.5} aria-hidden />
            {words.timers}
          </S.Fact>
          <S.Fact>
            <ListChecks strokeWidth={1.5} aria-hidden />
            {words.cues}
          </S.Fact>
        </S.Figures>
        <S.Fact>
          <MapPin strokeWidth={1.5} aria-hidden />
          {truncateForList(words.location)}
        </S.Fact>
        <S.Tags>
          {words.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </S.Tags>
      </S.Facts>
    </Card>
  );
});

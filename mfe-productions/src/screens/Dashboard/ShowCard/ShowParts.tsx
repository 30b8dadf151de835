import { ListChecks, MapPin, Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Row, StatusBadge, Tag } from '@standby/shared-ui';
import { roomPath, showPath } from '@standby/contracts';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { statusTones } from '../../../components/status-tones';
import type { Show } from '../../../domain/show';
import { showCardText } from '../../../domain/show-card';
import { motifs } from './motifs';
import * as S from './ShowCard.styles';

/** Length in characters above which a title is set in smaller type. */
const LONG_TITLE = 50;

export interface ShowActionsProps {
  readonly show: Show;
  readonly onOpen: (show: Show) => void;
  /** Opens the dialog to manage the show; undefined for a read-only card. */
  readonly onManage?: ((show: Show, trigger: HTMLElement) => void) | undefined;
}

export const titleOf = (show: Show): string => truncateForList(show.title);

export function ShowHeader({ show }: Pick<ShowActionsProps, 'show'>) {
  const title = titleOf(show);
  const Motif = motifs[show.thumbnail];
  return (
    <S.Header>
      <S.Motif>
        <Motif strokeWidth={1.5} aria-hidden />
      </S.Motif>
      <S.Name>
        <S.Title data-long={title.length > LONG_TITLE || undefined}>
          <Link to={showPath(show.id)}>{title}</Link>
        </S.Title>
        <StatusBadge tone={statusTones[show.status]}>{show.status}</StatusBadge>
      </S.Name>
    </S.Header>
  );
}

export function ShowFacts({ show }: Pick<ShowActionsProps, 'show'>) {
  const words = showCardText(show);
  return (
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
      <Row $gap={2}>
        {words.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Row>
    </S.Facts>
  );
}

export function ShowActions({ show, onOpen, onManage }: ShowActionsProps) {
  const title = isolateDirection(titleOf(show));
  return (
    <>
      <S.Updated>{showCardText(show).updated}</S.Updated>
      <S.Actions>
        <Button
          as={Link}
          to={showPath(show.id)}
          size="small"
          variant="ghost"
          aria-label={`Overview: ${title}`}
        >
          Overview
        </Button>
        {onManage && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Manage ${title}`}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onManage(show, currentTarget)}
          >
            Manage
          </Button>
        )}
        <Button
          as={Link}
          to={roomPath(show.id)}
          size="small"
          aria-label={`Open live room: ${title}`}
          onClick={() => onOpen(show)}
        >
          Open live room
        </Button>
      </S.Actions>
    </>
  );
}

import { StatusBadge, useClock } from '@standby/shared-ui';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { useCounted } from '../../components/room-counts/useCounted';
import { statusTones } from '../../components/status-tones';
import { shows as storedShows, type Shows } from '../../data/shows';
import { scheduleText } from '../../domain/schedule';
import type { Show } from '../../domain/show';
import { showCardText } from '../../domain/show-card';
import { Block, Facts } from './Block';
import { CompanyBlock, type CompanyBlockProps } from './CompanyBlock';
import { FirstSteps } from './FirstSteps';
import { NotesBlock, type NotesBlockProps } from './NotesBlock';
import { ScheduleBlock, type ScheduleBlockProps } from './ScheduleBlock';
import { SignInBlock, type SignInBlockProps } from './SignInBlock';
import * as S from './ShowOverview.styles';

interface OverviewProps {
  readonly show: Show;
  readonly peopleOf: CompanyBlockProps['peopleOf'];
  readonly scheduleOf: ScheduleBlockProps['scheduleOf'];
  readonly reportsOf: SignInBlockProps['reportsOf'];
  readonly signInsOf: SignInBlockProps['signInsOf'];
  readonly notesOf: NotesBlockProps['notesOf'];
}

function Overview(props: OverviewProps) {
  const { show, peopleOf, scheduleOf, reportsOf, signInsOf, notesOf } = props;
  const clock = useClock();
  const counted = useCounted()(show);
  const { timers, cues, updated } = showCardText(counted);
  return (
    <>
      <div>
        <StatusBadge tone={statusTones[show.status]}>{show.status}</StatusBadge>
      </div>
      <S.Blocks>
        <FirstSteps show={counted} peopleOf={peopleOf} scheduleOf={scheduleOf} />
        <ScheduleBlock show={show} scheduleOf={scheduleOf} />
        <SignInBlock
          show={show}
          peopleOf={peopleOf}
          reportsOf={reportsOf}
          scheduleOf={scheduleOf}
          signInsOf={signInsOf}
        />
        <NotesBlock showId={show.id} reportsOf={reportsOf} notesOf={notesOf} />
        <CompanyBlock showId={show.id} peopleOf={peopleOf} />
        <Block title="Performances">
          <Facts facts={{ Dates: scheduleText(show, clock), Venue: show.venue }} />
        </Block>
        <Block title="Live room">
          <Facts facts={{ Prepared: `${timers}, ${cues}`, Show: updated }} />
        </Block>
        {(show.description || show.notes) && (
          <Block title="About the show">
            {show.description && <p>{show.description}</p>}
            {show.notes && <p>{show.notes}</p>}
          </Block>
        )}
      </S.Blocks>
    </>
  );
}

interface ShowOverviewProps {
  readonly shows?: Shows;
  readonly peopleOf?: CompanyBlockProps['peopleOf'];
  readonly scheduleOf?: ScheduleBlockProps['scheduleOf'];
  readonly reportsOf?: SignInBlockProps['reportsOf'];
  readonly signInsOf?: SignInBlockProps['signInsOf'];
  readonly notesOf?: NotesBlockProps['notesOf'];
}

/**
 * First page of a show: the next entries, the times and venue, the leaders, and the link to its
 * room.
 */
export default function ShowOverview(props: ShowOverviewProps) {
  const { shows = storedShows, peopleOf, scheduleOf, reportsOf, signInsOf, notesOf } = props;
  const page = useShow(shows);
  return (
    <ShowPage page={page} name="Overview">
      {(show) => (
        <Overview
          show={show}
          peopleOf={peopleOf}
          scheduleOf={scheduleOf}
          reportsOf={reportsOf}
          signInsOf={signInsOf}
          notesOf={notesOf}
        />
      )}
    </ShowPage>
  );
}

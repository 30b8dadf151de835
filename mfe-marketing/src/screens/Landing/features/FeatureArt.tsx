import { Laptop, Monitor } from 'lucide-react';
import * as S from './FeatureArt.styles';

const cues = [
  { name: 'LX 12', what: 'House to half', state: 'done', word: 'Gone' },
  { name: 'SND 4', what: 'Overture', state: 'go', word: 'Go' },
  { name: 'LX 13', what: 'Preset, warm', state: 'standby', word: 'Standby' },
  { name: 'FLY 2', what: 'Gauze out', state: 'later', word: '' },
] as const;

function CueSheetArt() {
  return (
    <S.Frame>
      {cues.map(({ name, what, state, word }) => (
        <S.Row key={name} data-state={state}>
          <S.Key>{name}</S.Key>
          <S.Grow>{what}</S.Grow>
          <S.State>{word}</S.State>
        </S.Row>
      ))}
    </S.Frame>
  );
}

const company = [
  { initials: 'SM', role: 'Stage Manager', where: 'Prompt desk' },
  { initials: 'AS', role: 'Assistant SM', where: 'Stage left' },
  { initials: 'LX', role: 'Light Board Op', where: 'Booth' },
  { initials: 'HA', role: 'Hamlet', where: 'Called 18:50' },
] as const;

function CompanyArt() {
  return (
    <S.Frame>
      {company.map(({ initials, role, where }) => (
        <S.Row key={role}>
          <S.Initials>{initials}</S.Initials>
          <S.Grow>{role}</S.Grow>
          <S.State>{where}</S.State>
        </S.Row>
      ))}
    </S.Frame>
  );
}

/** Schedule of a day; `from` counts hours after 10:00, and `length` is in hours. */
const day = [
  { time: '10:00', what: 'Technical, Act 2', from: 0, length: 3 },
  { time: '14:00', what: 'Dress run', from: 4, length: 3 },
  { time: '18:55', what: 'Half hour', from: 9, length: 1 },
  { time: '19:30', what: 'Performance', from: 10, length: 3 },
] as const;

function ScheduleArt() {
  return (
    <S.Frame>
      {day.map(({ time, what, from, length }) => (
        <S.Row key={time}>
          <S.Key>{time}</S.Key>
          <S.Event>{what}</S.Event>
          <S.Lane>
            <S.Bar $from={from} $length={length} />
          </S.Lane>
        </S.Row>
      ))}
    </S.Frame>
  );
}

const timers = [
  { name: 'Timer 1', figure: '10:00' },
  { name: 'Intermission', figure: '15:00' },
  { name: 'Act 2', figure: '30:00' },
] as const;

function TimersArt() {
  return (
    <S.Frame>
      {timers.map(({ name, figure }, index) => (
        <S.Row key={name} data-state={index === 0 ? 'go' : 'later'}>
          <S.Grow>{name}</S.Grow>
          <S.Figure>{figure}</S.Figure>
        </S.Row>
      ))}
    </S.Frame>
  );
}

function ControlArt() {
  return (
    <S.Frame>
      <S.CueLights>
        <S.CueLight data-state="standby">Standby</S.CueLight>
        <S.CueLight data-state="go">Go</S.CueLight>
      </S.CueLights>
      <S.Row>
        <S.Grow>House is open. Holding five.</S.Grow>
        <S.State>19:24</S.State>
      </S.Row>
    </S.Frame>
  );
}

const downloads = [
  { name: 'macOS Apple Silicon', size: '131 MB', Icon: Laptop },
  { name: 'macOS Intel', size: '137 MB', Icon: Laptop },
  { name: 'Windows', size: '140 MB', Icon: Monitor },
] as const;

function DesktopArt() {
  return (
    <S.Frame>
      {downloads.map(({ name, size, Icon }) => (
        <S.Row key={name}>
          <Icon strokeWidth={1.5} aria-hidden />
          <S.Grow>{name}</S.Grow>
          <S.State>{size}</S.State>
        </S.Row>
      ))}
    </S.Frame>
  );
}

const arts = {
  'cue-sheets': CueSheetArt,
  company: CompanyArt,
  scheduling: ScheduleArt,
  timers: TimersArt,
  'live-show-control': ControlArt,
  'desktop-app': DesktopArt,
} as const;

export interface ArtProps {
  /** Id of a feature. */
  readonly of: keyof typeof arts;
}

/** Drawing with a glimpse of the product. */
export function FeatureArt({ of }: ArtProps) {
  const Art = arts[of];
  return <Art />;
}

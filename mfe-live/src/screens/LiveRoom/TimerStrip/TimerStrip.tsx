import { AlarmClock, ChevronsRight, Eye, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, VisuallyHidden } from '@standby/shared-ui';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useArmedState } from '@standby/room-parts/use-figure';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { TabClock } from '../clock/TabClock';
import { ControlFields } from '../ControlFields';
import { useController } from '../controller-context';
import { StripArrow } from './StripArrow';
import { Ends } from './StripEnds.styles';
import { TimerMenu } from './TimerMenu';
import { Heading, Look, Name, Root, Strip, Timers } from './TimerStrip.styles';
import { useHiddenTabs } from './useHiddenTabs';
import { useTimeText } from '@standby/room-parts/room-zone';

export const TIMER_TABS = 'timers';

interface TimerStripProps {
  /** The timer that is shown large. */
  readonly shown: Timer;
}

/** Mark of a timer that starts the next one. Its words are part of the tab’s name. */
function AutoStartMark() {
  return (
    <>
      <ChevronsRight strokeWidth={1.5} aria-hidden data-mark="auto-start" />
      <VisuallyHidden>, starts the next timer at zero</VisuallyHidden>
    </>
  );
}

function ArmedMark({ timer }: { readonly timer: Timer }) {
  const timeText = useTimeText();
  if (useArmedState(timer) !== 'ahead' || timer.armedForMs === undefined) return null;
  return (
    <>
      <AlarmClock strokeWidth={1.5} aria-hidden data-mark="armed" />
      <VisuallyHidden>, starts automatically at {timeText(timer.armedForMs)}</VisuallyHidden>
    </>
  );
}

/** The other desks that look at a timer while another one is on air. */
function LookMark({ timer }: { readonly timer: Timer }) {
  const names = useRoomSelector(({ screens }) =>
    screens
      .filter(({ selected }) => selected === timer.id)
      .map(({ name }) => name)
      .join(', '),
  );
  if (names === '') return null;
  return (
    <Look>
      <Eye strokeWidth={1.5} aria-hidden />
      <VisuallyHidden>, selected by </VisuallyHidden>
      <Name>{names}</Name>
    </Look>
  );
}

const selectTimers = ({ state }: RoomSnapshot) => state.timers;

/** The row of timers with one tab each, and the actions on the row. */
export function TimerStrip({ shown }: TimerStripProps) {
  const timers = useRoomSelector(selectTimers);
  const room = useRoom();
  const { open } = useController();
  const stripRef = useRef<HTMLDivElement>(null);

  const { hidden, reveal } = useHiddenTabs(stripRef, timers.length);
  const isOverflowing = hidden.before + hidden.after > 0;

  const place = timers.indexOf(shown);
  useEffect(() => {
    // Runs again when the arrows appear or disappear, because the strip’s width changes then.
    if (!isOverflowing) return;
    const strip = stripRef.current?.querySelector('[role="tablist"]');
    const tab = strip?.children[place];
    if (!(strip && tab instanceof HTMLElement)) return;
    // Only the strip scrolls. The page stays where the person looks.
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [place, isOverflowing]);

  const items = timers.map((timer) => ({
    value: timer.id,
    label: (
      <>
        <Heading>
          <Name>{timer.name}</Name>
          <ArmedMark timer={timer} />
          {timer.startsNext === true && <AutoStartMark />}
          <LookMark timer={timer} />
        </Heading>
        <TabClock timer={timer} />
      </>
    ),
  }));

  return (
    <Root>
      <Strip ref={stripRef}>
        <Ends data-before={hidden.before > 0} data-after={hidden.after > 0}>
          {isOverflowing && (
            <StripArrow side="before" count={hidden.before} onPress={() => reveal('before')} />
          )}
          <Timers
            id={TIMER_TABS}
            label="Timers"
            items={items}
            value={shown.id}
            onChange={(timerId) => room.select(timerId)}
          />
          {isOverflowing && (
            <StripArrow side="after" count={hidden.after} onPress={() => reveal('after')} />
          )}
        </Ends>
      </Strip>
      <ControlFields>
        <TimerMenu timers={timers} timer={shown} />
        <Button
          variant="ghost"
          icon={<Plus strokeWidth={1.5} aria-hidden />}
          onClick={() => open('add-timer')}
        >
          Add Timer
        </Button>
      </ControlFields>
    </Root>
  );
}

import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, Row, VisuallyHidden } from '@standby/shared-ui';
import type { LightView } from '@standby/live-room/domain/calling/light-view';
import { departmentOf, sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { ScreenIdentity } from '@standby/live-room/domain/state/screen-settings';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { canVibrate, createBrowserSignals } from '@standby/room-parts/browser-signals';
import { deckAddress } from '@standby/room-parts/deck';
import { type LightSettings, loadLightSettings, saveLightSettings } from './light-settings';
import { Act, Bottom, Detail, Face, Lamp, Next, Numbers, Top, Word } from './Light.styles';
import { DepartmentCall } from '../Department/DepartmentCall';
import { lightText, numbersOf } from './light-texts';
import { NextCue } from './NextCue';
import { Shape } from './Shape';
import { useCueLight } from './useCueLight';

interface CueLightProps {
  readonly department: string;
  /** Leads to the choice of a department; undefined on a paired device, which the desk assigns. */
  readonly onLeave?: () => void;
  /** Identity of a paired device as a screen. */
  readonly device?: ScreenIdentity;
}

const selectSheet = ({ state }: RoomSnapshot) => sheetOf(state);
/** A viewer’s link opens a light that only displays. */
const selectCanAnswer = ({ self }: RoomSnapshot) => self.role === 'department';
const selectCustom = ({ state }: RoomSnapshot) => state.calls?.custom ?? 'british';

/** The cue light of a department: standby, GO, and nothing that may be out of date. */
export function CueLight({ department, onLeave, device }: CueLightProps) {
  const name = departmentOf(useRoomSelector(selectSheet), department)?.name;
  const custom = useRoomSelector(selectCustom);
  const [settings, setSettings] = useState(loadLightSettings);
  const { showId } = useShow();
  const { hash } = useLocation();
  const canAnswer = useRoomSelector(selectCanAnswer);
  const { view, tap } = useCueLight(department, device);
  const { word, detail, act: possible } = lightText(view);
  const act = canAnswer ? possible : null;
  const numbers = numbersOf(view);
  // The announced text does not change once a second.
  const spoken = view.kind === 'missed' ? 'Missed GO' : word;
  useGoSignals(view.kind, settings);

  const change = (next: LightSettings) => {
    setSettings(next);
    saveLightSettings(next);
  };

  return (
    <Face>
      <Top>
        <h1>
          {department} {name !== undefined && name !== department && <small>{name}</small>}
        </h1>
      </Top>
      <Lamp
        type="button"
        data-kind={view.kind}
        data-acknowledged={view.kind === 'standby' && view.isAcknowledged}
        data-custom={custom}
        data-steady={settings.isSteady}
        aria-disabled={act === null}
        onClick={tap}
      >
        <Word>
          <Shape view={view} />
          {word}
        </Word>
        {numbers !== null && <Numbers $length={numbers.length}>{numbers}</Numbers>}
        {detail !== null && <Detail>{detail}</Detail>}
        {act !== null && <Act>{act}</Act>}
      </Lamp>
      <VisuallyHidden role="alert">
        {[numbers !== null && `${department} ${numbers}`, spoken, detail]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
      <DepartmentCall name={name ?? department} />
      <Bottom>
        <Next>
          <NextCue view={view} />
          {!canAnswer && ' This link may look, not answer.'}
        </Next>
        <Row $gap={1} role="group" aria-label="Settings of this light">
          <Toggle
            isOn={settings.isSteady}
            onChange={(isSteady) => change({ ...settings, isSteady })}
          >
            Steady
          </Toggle>
          <Toggle isOn={settings.sounds} onChange={(sounds) => change({ ...settings, sounds })}>
            Sound
          </Toggle>
          {canVibrate() && (
            <Toggle
              isOn={settings.vibrates}
              onChange={(vibrates) => change({ ...settings, vibrates })}
            >
              Vibrate
            </Toggle>
          )}
          {onLeave && (
            <>
              <Button as={Link} variant="ghost" reloadDocument to={deckAddress(showId, hash)}>
                Running sheet
              </Button>
              <Button variant="ghost" onClick={onLeave}>
                Change department
              </Button>
            </>
          )}
        </Row>
      </Bottom>
    </Face>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

function Toggle({ isOn, onChange, children }: ToggleProps) {
  return (
    <Button variant="ghost" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {isOn && <Check size="1em" aria-hidden />}
      {children}
    </Button>
  );
}

/** Sounds and vibrates with a GO, if selected. */
function useGoSignals(kind: LightView['kind'], { sounds, vibrates }: LightSettings): void {
  const [signals] = useState(createBrowserSignals);
  useEffect(() => () => signals.close(), [signals]);
  // A change of the settings during a GO makes no sound.
  const signal = useEffectEvent(() => {
    if (sounds) signals.sound('time');
    if (vibrates) signals.vibrate('time');
  });
  useEffect(() => {
    if (kind === 'go') signal();
  }, [kind]);
}

import { Check, Circle, CircleOff, Octagon, Triangle } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, VisuallyHidden } from '@standby/shared-ui';
import type { LightView } from '@standby/live-room/domain/calling/light-view';
import { departmentOf, sheetOf } from '@standby/live-room/domain/cues/cue-sheet';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector } from '../../components/room-context/room-context';
import { canVibrate, createBrowserSignals } from '../../data/browser/browser-signals';
import { type LightSettings, loadLightSettings, saveLightSettings } from './light-settings';
import {
  Act,
  Bottom,
  Detail,
  Face,
  Lamp,
  Next,
  Numbers,
  Settings,
  Top,
  Word,
} from './Light.styles';
import { lightText, numbersOf } from './light-texts';
import { useCueLight } from './useCueLight';

interface CueLightProps {
  readonly department: string;
  /** To another department. Left out on a paired device, whose department the desk says. */
  readonly onLeave?: () => void;
}

const selectSheet = ({ state }: RoomSnapshot) => sheetOf(state);
const selectCustom = ({ state }: RoomSnapshot) => state.calls?.custom ?? 'british';

/** The light: standby, GO and nothing that may be out of date. */
export function CueLight({ department, onLeave }: CueLightProps) {
  const name = departmentOf(useRoomSelector(selectSheet), department)?.name;
  const custom = useRoomSelector(selectCustom);
  const [settings, setSettings] = useState(loadLightSettings);
  const { view, tap } = useCueLight(department);
  const { word, detail, act } = lightText(view);
  const numbers = numbersOf(view);
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
        {[numbers !== null && `${department} ${numbers}`, word, detail].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <Bottom>
        <Next>
          <NextCue view={view} />
        </Next>
        <Settings role="group" aria-label="Settings of this light">
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
            <Button variant="ghost" onClick={onLeave}>
              Change department
            </Button>
          )}
        </Settings>
      </Bottom>
    </Face>
  );
}

function NextCue({ view }: { readonly view: LightView }) {
  if (view.kind === 'no-connection') return null;
  if (!view.next) return <>No more cues</>;
  const { name, label, isWarned } = view.next;
  return (
    <>
      {isWarned ? 'Warning' : 'Next'}: <strong>{name}</strong> {label}
    </>
  );
}

function Shape({ view }: { readonly view: LightView }) {
  const icon = { strokeWidth: 2.5, 'aria-hidden': true };
  if (view.kind === 'no-connection') return <CircleOff {...icon} />;
  if (view.kind === 'stopped') return <Octagon {...icon} />;
  if (view.kind === 'go') return <Circle {...icon} fill="currentColor" />;
  if (view.kind !== 'standby') return null;
  return view.isAcknowledged ? <Check {...icon} /> : <Triangle {...icon} fill="currentColor" />;
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

/** With a GO, where it was chosen. */
function useGoSignals(kind: LightView['kind'], { sounds, vibrates }: LightSettings): void {
  const [signals] = useState(createBrowserSignals);
  useEffect(() => () => signals.close(), [signals]);
  // A change of the settings while GO shows sounds nothing.
  const signal = useEffectEvent(() => {
    if (sounds) signals.sound('time');
    if (vibrates) signals.vibrate('time');
  });
  useEffect(() => {
    if (kind === 'go') signal();
  }, [kind]);
}

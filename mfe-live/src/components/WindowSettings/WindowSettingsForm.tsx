import { CheckboxGroup } from '@standby/shared-ui';
import { canVibrate } from '@standby/room-parts/browser-signals';
import type { WindowSettings } from '../../data/local/window-settings';
import { BrightnessSlider } from './BrightnessSlider';

interface WindowSettingsFormProps {
  readonly settings: WindowSettings;
  readonly onChange: (change: Partial<WindowSettings>) => void;
}

const TICK = { value: 'ticks', label: 'Tick in the last minute' };
const VIBRATE = { value: 'vibrates', label: 'Vibrate in the last minute' };

/** Form for the settings of this window alone. Changes apply at once. */
export function WindowSettingsForm({ settings, onChange }: WindowSettingsFormProps) {
  const { ticks, vibrates, brightness } = settings;
  const options = canVibrate() ? [TICK, VIBRATE] : [TICK];
  return (
    <div>
      <CheckboxGroup
        legend="This window only"
        hint="These apply at once, in this window, and do not change viewers."
        options={options}
        value={[...(ticks ? [TICK.value] : []), ...(vibrates ? [VIBRATE.value] : [])]}
        onChange={(chosen) =>
          onChange({
            ticks: chosen.includes(TICK.value),
            vibrates: chosen.includes(VIBRATE.value),
          })
        }
      />
      <BrightnessSlider value={brightness} onChange={(next) => onChange({ brightness: next })} />
    </div>
  );
}

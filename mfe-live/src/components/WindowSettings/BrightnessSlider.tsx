import { Sun } from 'lucide-react';
import { useId } from 'react';
import { BRIGHTNESS } from '../../data/local/window-settings';
import { Range, Row } from './BrightnessSlider.styles';

interface BrightnessSliderProps {
  /** Brightness in percent. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Slider for the brightness of this window, for eyes that are used to the dark. */
export function BrightnessSlider({ value, onChange }: BrightnessSliderProps) {
  const id = useId();
  return (
    <Row>
      <Sun strokeWidth={1.5} aria-hidden />
      <label htmlFor={id}>Brightness</label>
      <Range
        id={id}
        type="range"
        {...BRIGHTNESS}
        value={value}
        aria-valuetext={`${value} percent`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Row>
  );
}

import { clockLabels, FormSection, RadioGroup, useClock, writeClock } from '@standby/shared-ui';
import { clocks } from '@standby/shared-ui/text';

/** Choice of this browser's clock. The account menu offers the same choice. */
export function ClockChoice() {
  const clock = useClock();
  return (
    <FormSection title="Time of day" why="In this browser, wherever a time is shown or typed.">
      <RadioGroup
        legend="Clock"
        options={clocks.map((value) => ({ value, label: clockLabels[value] }))}
        value={clock}
        onChange={(chosen) => {
          const found = clocks.find((value) => value === chosen);
          if (found) writeClock(found);
        }}
      />
    </FormSection>
  );
}

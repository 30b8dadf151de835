import { useState } from 'react';
import { CheckboxGroup, RadioGroup } from '@standby/shared-ui';
import { Section, Specimen } from '../Specimens';

const equipment = ['Sound System', 'Lighting Rig', 'Projector', 'Piano', 'Mirrors', 'Stage'].map(
  (label) => ({ value: label, label }),
);
const methods = [
  { value: 'manual', label: 'Manual Setup', description: 'Type the details of the device here.' },
  { value: 'qr', label: 'QR Code Setup', description: 'Scan a code with the device itself.' },
];

/** Controls that choose one or several options. */
export function Choices() {
  const [chosen, setChosen] = useState(['Piano', 'Stage']);
  const [method, setMethod] = useState('manual');

  return (
    <Section id="choices" title="Choices">
      <Specimen title="CheckboxGroup">
        <CheckboxGroup
          legend="Equipment"
          hint="Equipment that is always in the room."
          options={equipment}
          value={chosen}
          onChange={setChosen}
        />
      </Specimen>
      <Specimen title="RadioGroup">
        <RadioGroup legend="Setup method" options={methods} value={method} onChange={setMethod} />
      </Specimen>
    </Section>
  );
}

import { Button, Checkbox, ChoiceRow, Row, Select } from '@standby/shared-ui';
import { ROTATIONS, type Display } from '@standby/api-client/device-screens';
import { commonValue, type ControlledDevice, type DeviceControl } from '../../domain/assignments';
import { Pair } from './ControlDialog.styles';

/** Choices of brightness, in percent. */
const LIGHT = [100, 75, 50, 25] as const;

const lightOptions = LIGHT.map((percent) => ({ value: String(percent), label: `${percent}%` }));

const rotationOptions = ROTATIONS.map((degrees) => ({
  value: String(degrees),
  label: degrees === 0 ? 'Upright' : `Turned ${degrees}°`,
}));

interface DisplayControlsProps {
  readonly devices: readonly ControlledDevice[];
  readonly onControl: (control: DeviceControl) => void;
}

/** Shows the display settings of the devices. */
export function DisplayControls({ devices, onControl }: DisplayControlsProps) {
  const common = <Name extends keyof Display>(name: Name): Display[Name] | undefined =>
    commonValue(devices, ({ display }) => display[name]);
  const isBlackout = common('isBlackout') ?? false;
  const rotation = common('rotation');
  return (
    <>
      <Pair>
        <Select
          label="Brightness"
          placeholder="Different"
          options={lightOptions}
          value={String(common('brightness') ?? '')}
          onChange={(percent) => onControl({ display: { brightness: Number(percent) } })}
        />
        <Select
          label="Turned"
          placeholder="Different"
          options={rotationOptions}
          value={rotation === undefined ? '' : String(rotation)}
          onChange={(chosen) => {
            const degrees = ROTATIONS.find((each) => String(each) === chosen);
            if (degrees !== undefined) onControl({ display: { rotation: degrees } });
          }}
        />
      </Pair>
      <ChoiceRow>
        <Checkbox
          type="checkbox"
          checked={common('isMirrored') ?? false}
          onChange={({ currentTarget }) =>
            onControl({ display: { isMirrored: currentTarget.checked } })
          }
        />
        Mirrored
      </ChoiceRow>
      <Row $gap={3}>
        <Button
          variant={isBlackout ? 'primary' : 'secondary'}
          onClick={() => onControl({ display: { isBlackout: !isBlackout } })}
        >
          {isBlackout ? 'Lift blackout' : 'Blackout'}
        </Button>
        <Button onClick={() => onControl({ identify: true })}>Identify</Button>
      </Row>
    </>
  );
}

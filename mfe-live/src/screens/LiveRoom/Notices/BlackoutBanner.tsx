import { Button } from 'shared-ui';
import { useControl } from '../control-context';
import { Blackout } from './Notices.styles';

export function BlackoutBanner() {
  const { toggleBlackout } = useControl();
  return (
    <Blackout
      tone="stop"
      title="Blackout"
      text="The viewers are black."
      action={
        <Button variant="danger" onClick={toggleBlackout}>
          Lift blackout
        </Button>
      }
    />
  );
}

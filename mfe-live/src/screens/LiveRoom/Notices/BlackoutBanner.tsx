import { Button } from 'shared-ui';
import { useController } from '../controller-context';
import { Blackout } from './Notices.styles';

export function BlackoutBanner() {
  const { toggleBlackout } = useController();
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

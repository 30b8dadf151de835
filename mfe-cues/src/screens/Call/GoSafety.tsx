import { LazyPart, lazyScreen } from '@standby/shared-ui';
import { isShallowEqual, useRoomSelector } from '@standby/room-parts/room-context';
import { selectSafety } from './go-safety-settings';
import { SafetyButton } from './GoSafety.styles';
import type { GoSafetyProps } from './GoSafetyDialog';
import type { CallingDesk } from './useCalling';

const GoSafetyDialog = lazyScreen(() => import('./GoSafetyDialog'), 'GoSafetyDialog');

interface GoSafetyLineProps {
  readonly desk: CallingDesk;
  readonly finalFocus: GoSafetyProps['finalFocus'];
}

/** States the safety settings of GO on the book; a press opens them. */
export function GoSafety({ desk, finalFocus }: GoSafetyLineProps) {
  const { intervalSeconds, goesWithoutStandby } = useRoomSelector(selectSafety, isShallowEqual);
  return (
    <div data-part="safety">
      <SafetyButton variant="ghost" disabled={!desk.canControl} onClick={() => desk.open('safety')}>
        {`Safety of GO: ${intervalSeconds} s apart, ${goesWithoutStandby ? 'no standby needed' : 'asks without a standby'}`}
      </SafetyButton>
      {desk.dialog === 'safety' && (
        <LazyPart>
          <GoSafetyDialog
            onClose={desk.closeDialog}
            dispatch={desk.dispatch}
            finalFocus={finalFocus}
          />
        </LazyPart>
      )}
    </div>
  );
}

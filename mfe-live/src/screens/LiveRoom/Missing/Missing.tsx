import { LazyPart } from '@standby/shared-ui';
import { useIsController } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useShowData } from '@standby/room-parts/use-show-data';
import { missingPeopleOf } from '../../../data/show-data';
import { MissingBanner, MissingLine } from './lazy-parts';

const PARTS = { banner: MissingBanner, line: MissingLine } as const;

interface MissingProps {
  readonly as?: keyof typeof PARTS;
}

/**
 * The people who have not signed in at the half. The code loads only if a person may be missing.
 */
export function Missing({ as = 'banner' }: MissingProps) {
  return useIsController() && <MissingOnDesk as={as} />;
}

function MissingOnDesk({ as }: Required<MissingProps>) {
  const { showId } = useShow();
  const missing = useShowData(missingPeopleOf, showId);
  if (!missing) return null;
  const Part = PARTS[as];
  return (
    <LazyPart>
      <Part missing={missing} />
    </LazyPart>
  );
}

import { LazyPart } from '@standby/shared-ui';
import { missingPeopleKey, readApiBase, readPageSession } from '@standby/contracts';
import { useIsController } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useBrowserNote } from '../../../components/useBrowserNote';
import { MissingBanner, MissingLine } from './lazy-parts';

const PARTS = { banner: MissingBanner, line: MissingLine } as const;

/**
 * The people who have not signed in at the half. The code loads only if a person may be missing.
 */
export function Missing({ as = 'banner' }: { readonly as?: keyof typeof PARTS }) {
  const { showId } = useShow();
  const isController = useIsController();
  const note = useBrowserNote(missingPeopleKey(showId));
  // A guest has no session.
  const isNeeded =
    readApiBase() === undefined ? note !== null : readPageSession()?.organizationId !== undefined;
  if (!isController || !isNeeded) return null;
  const Part = PARTS[as];
  return (
    <LazyPart>
      <Part showId={showId} note={note} />
    </LazyPart>
  );
}

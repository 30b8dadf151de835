import type { ReactNode } from 'react';
import { isPermitted, readPageSession } from '@standby/contracts';
import { OwnNotes } from './OwnNotes';

interface NotesByRoleProps {
  readonly showId: string;
  /** The notes of all departments. */
  readonly children: ReactNode;
}

/** In connected mode, a person who may not see the notes of all departments sees those for their own. */
export default function NotesByRole({ showId, children }: NotesByRoleProps) {
  const session = readPageSession();
  const organization = session?.organizations.find(({ id }) => id === session.organizationId);
  const maySeeAll = organization && isPermitted(organization.role, 'notes:read');
  return maySeeAll ? children : <OwnNotes showId={showId} />;
}

import type { ReactNode } from 'react';
import { permittedOrganization } from '@standby/contracts';
import { OwnNotes } from './OwnNotes';

interface NotesByRoleProps {
  readonly showId: string;
  /** The notes of all departments. */
  readonly children: ReactNode;
}

/** In connected mode, a person who may not see the notes of all departments sees those for their own. */
export default function NotesByRole({ showId, children }: NotesByRoleProps) {
  return permittedOrganization('notes:read') ? children : <OwnNotes showId={showId} />;
}

import type { ReactNode } from 'react';
import { permittedOrganization } from '@standby/contracts';
import { OwnNotes } from './OwnNotes';

interface NotesByRoleProps {
  readonly showId: string;
  /** Notes of all departments. */
  readonly children: ReactNode;
}

/**
 * Shows a person without access to all notes only their own department's notes, in connected mode.
 */
export function NotesByRole({ showId, children }: NotesByRoleProps) {
  return permittedOrganization('notes:read') ? children : <OwnNotes showId={showId} />;
}

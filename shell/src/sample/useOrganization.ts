import { useState } from 'react';
import { openBrowserStorage } from '@standby/storage';

interface Organization {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

const ORGANIZATIONS: readonly Organization[] = [
  { id: 'lantern-street', name: 'Lantern Street Theatre', role: 'Owner' },
  { id: 'northgate-opera', name: 'Northgate Opera', role: 'Stage Manager' },
  { id: 'harbour-rep', name: 'Harbour Repertory Company', role: 'Admin' },
];

const STORAGE_KEY = 'standby:organization';

const organizationOf = (chosen: string | null): Organization | undefined =>
  ORGANIZATIONS.find(({ id }) => id === chosen);

/** The organization that the person works in. The choice is stored in the browser. */
export function useOrganization(): {
  organizations: readonly Organization[];
  current: Organization | undefined;
  select: (id: string) => void;
} {
  const [current, setCurrent] = useState(
    () => organizationOf(openBrowserStorage().read(STORAGE_KEY)) ?? ORGANIZATIONS[0],
  );
  function select(id: string): void {
    setCurrent(organizationOf(id));
    // Where storage is blocked the choice lasts until the page is closed.
    openBrowserStorage().write(STORAGE_KEY, id);
  }
  return { organizations: ORGANIZATIONS, current, select };
}

import { useState } from 'react';
import { sampleOrganizations, type Organization } from './organizations';

const STORAGE_KEY = 'standby:organization';

function storedOrganization(organizations: readonly Organization[]): Organization | undefined {
  try {
    const id = localStorage.getItem(STORAGE_KEY);
    return organizations.find((organization) => organization.id === id);
  } catch {
    return undefined;
  }
}

/** The organization that the person works in. The choice is stored in the browser. */
export function useOrganization(): {
  organizations: readonly Organization[];
  current: Organization | undefined;
  select: (id: string) => void;
} {
  const organizations = sampleOrganizations;
  const [current, setCurrent] = useState(
    () => storedOrganization(organizations) ?? organizations[0],
  );
  function select(id: string): void {
    setCurrent(organizations.find((organization) => organization.id === id));
    try {
      localStorage.setItem(STORAGE_KEY, id);
    } catch {
      // Storage is blocked: the choice lasts until the page is closed.
    }
  }
  return { organizations, current, select };
}

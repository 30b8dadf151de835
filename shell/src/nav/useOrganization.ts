import { useState } from 'react';
import { sampleOrganizations, type Organization } from './organizations';

const STORAGE_KEY = 'standby:organization';

function remembered(organizations: readonly Organization[]): Organization | undefined {
  try {
    const id = localStorage.getItem(STORAGE_KEY);
    return organizations.find((organization) => organization.id === id);
  } catch {
    return undefined;
  }
}

/** The organization that the person works in; the choice is remembered in the browser. */
export function useOrganization(): {
  organizations: readonly Organization[];
  current: Organization | undefined;
  choose: (id: string) => void;
} {
  const organizations = sampleOrganizations;
  const [current, setCurrent] = useState(() => remembered(organizations) ?? organizations[0]);
  function choose(id: string): void {
    setCurrent(organizations.find((organization) => organization.id === id));
    try {
      localStorage.setItem(STORAGE_KEY, id);
    } catch {
      // Storage is blocked: the choice then lasts as long as the page.
    }
  }
  return { organizations, current, choose };
}

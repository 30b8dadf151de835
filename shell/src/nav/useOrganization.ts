import { useState } from 'react';
import { openBrowserStorage } from '@standby/storage';
import { sampleOrganizations, type Organization } from './organizations';

const STORAGE_KEY = 'standby:organization';

function storedOrganization(organizations: readonly Organization[]): Organization | undefined {
  const id = openBrowserStorage().read(STORAGE_KEY);
  return organizations.find((organization) => organization.id === id);
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
    // Where storage is blocked the choice lasts until the page is closed.
    openBrowserStorage().write(STORAGE_KEY, id);
  }
  return { organizations, current, select };
}

import type { Role } from '@standby/contracts';
import type { ServerClient } from '../../data/server/client';

interface Organization {
  readonly id: string;
  readonly name: string;
  /** Role of the person at the screen. */
  readonly role: Role;
}

export interface Member {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export interface OrganizationPart {
  readonly call: ServerClient;
  readonly organization: Organization;
}

export interface MembersPart extends OrganizationPart {
  readonly members: readonly Member[];
  /** Account of the person at the screen. */
  readonly accountId: string;
  /** Loads the members again after a change, or after a refusal caused by another change. */
  readonly reload: () => Promise<void>;
}

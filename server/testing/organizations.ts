import { roles, type Role } from '@standby/contracts';
import { Person, tokenOf, type TestServer } from './test-server.ts';

export interface Company {
  readonly organizationId: string;
  readonly owner: Person;
  /** One member of each role, including the owner. */
  readonly members: Readonly<Record<Role, Person>>;
}

/** Invites a new person into an organization. */
export async function join(
  server: TestServer,
  owner: Person,
  organizationId: string,
  role: Role,
): Promise<Person> {
  const { link } = await owner.call('POST /organizations/:organizationId/invitations', {
    params: { organizationId },
    body: { role },
  });
  const person = new Person(server);
  await person.signUp(tokenOf(link));
  return person;
}

/** Creates an organization with a member of each role. */
export async function createCompany(server: TestServer): Promise<Company> {
  const owner = new Person(server);
  const { organizationId } = await owner.signUp();
  const id = organizationId ?? '';
  const members: Partial<Record<Role, Person>> = { owner };
  for (const role of roles.slice(1)) members[role] = await join(server, owner, id, role);
  return {
    organizationId: id,
    owner,
    members: members as Record<Role, Person>,
  };
}

/** Creates an organization whose owner is its only member, with functions for the owner's requests. */
export async function createOrganization(server: TestServer) {
  const owner = new Person(server);
  const organizationId = (await owner.signUp()).organizationId ?? '';
  const params = { organizationId };
  const invite = (body: { role: Role; email?: string }) =>
    owner.call('POST /organizations/:organizationId/invitations', { params, body });
  const members = async () =>
    (await owner.call('GET /organizations/:organizationId/members', { params })).members;
  return { owner, organizationId, invite, members };
}

export const accept = (person: Person, link: string) =>
  person.call('POST /invitations/accept', { body: { token: tokenOf(link) } });

export const leave = (person: Person, organizationId: string) =>
  person.call('DELETE /organizations/:organizationId/membership', { params: { organizationId } });

export const giveRole = (by: Person, organizationId: string, accountId: string, role: Role) =>
  by.call('PATCH /organizations/:organizationId/members/:accountId', {
    params: { organizationId, accountId },
    body: { role },
  });

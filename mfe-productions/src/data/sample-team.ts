import type { TeamMember } from '../domain/team';

export const sampleTeam: readonly TeamMember[] = [
  { id: 'avery-brooks', name: 'Avery Brooks', role: 'Stage Manager' },
  { id: 'noor-haddad', name: 'Noor Haddad', role: 'Assistant SM' },
  { id: 'theo-lindgren', name: 'Theo Lindgren', role: 'Light Board Op' },
];

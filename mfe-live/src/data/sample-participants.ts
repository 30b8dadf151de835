import type { Participant } from '../domain/room/participants';

/** The sample people of every room. A server knows who is really connected. */
export const participants: readonly Participant[] = [
  { id: 'person-1', name: 'Maya Okafor', role: 'Stage Manager', status: 'controller' },
  { id: 'person-2', name: 'Tom Reyes', role: 'Assistant SM', status: 'controller' },
  { id: 'person-3', name: 'Ines Duarte', role: 'Light Board Op', status: 'viewer' },
];

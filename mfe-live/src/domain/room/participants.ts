/** Number of people whom a room's plan connects. */
export const CONNECTED_LIMIT = 3;

/** A person in the room, as in the Connected list. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly role: 'Stage Manager' | 'Assistant SM' | 'Light Board Op';
  readonly status: 'controller' | 'viewer';
}

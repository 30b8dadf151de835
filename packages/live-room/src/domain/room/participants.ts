/** How many people a room's plan connects. */
export const CONNECTED_LIMIT = 3;

export const PARTICIPANT_ROLES = ['Stage Manager', 'Assistant SM', 'Light Board Op'] as const;
export const PARTICIPANT_STATUSES = ['controller', 'viewer'] as const;

/** Somebody in the room, as the Connected list shows them. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly role: (typeof PARTICIPANT_ROLES)[number];
  readonly status: (typeof PARTICIPANT_STATUSES)[number];
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

export const sampleOrganizations: readonly Organization[] = [
  { id: 'lantern-street', name: 'Lantern Street Theatre', role: 'Owner' },
  { id: 'northgate-opera', name: 'Northgate Opera', role: 'Stage Manager' },
  { id: 'harbour-rep', name: 'Harbour Repertory Company', role: 'Admin' },
];

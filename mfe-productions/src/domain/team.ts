import * as v from 'valibot';

/** Roles of an organization's members (spec section 6). */
export const teamRoles = [
  'Owner',
  'Stage Manager',
  'Admin',
  'Assistant SM',
  'Light Board Op',
] as const;

export const teamMemberSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  role: v.picklist(teamRoles),
});

export type TeamMember = Readonly<v.InferOutput<typeof teamMemberSchema>>;

export type TeamMemberContent = Omit<TeamMember, 'id'>;

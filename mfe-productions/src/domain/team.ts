import { idSchema, type Noun } from '@standby/collections/port';
import * as v from 'valibot';

/** Names of a team member in messages. */
export const teamNoun: Noun = { one: 'team member', many: 'team members' };

/** Roles of an organization's members (spec section 6). */
export const teamRoles = [
  'Owner',
  'Stage Manager',
  'Admin',
  'Assistant SM',
  'Light Board Op',
] as const;

export const teamMemberSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  role: v.picklist(teamRoles),
});

export type TeamMember = Readonly<v.InferOutput<typeof teamMemberSchema>>;

export type TeamMemberContent = Omit<TeamMember, 'id'>;

/** Returns up to two initials, which replace a missing picture. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

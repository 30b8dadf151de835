import { describeCollectionContract } from '@standby/collections/testing/collection-contract';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { expect, it } from 'vitest';
import { type TeamMember, type TeamMemberContent, teamRoles } from '../domain/team';
import { type Team, createTeam } from './team';

const makeMember = (number: number): TeamMemberContent => ({
  name: `Understudy ${number}`,
  role: teamRoles[number % teamRoles.length] ?? 'Admin',
});

describeCollectionContract<TeamMember, TeamMemberContent>('the team of this browser', {
  limit: 5,
  makeItem: makeMember,
  open() {
    const browser = createFakeBrowser();
    const open = (): Team => createTeam(browser.openWindow(), { samples: [], limit: 5 });
    return { collection: open(), elsewhere: open() };
  },
});

it('has three sample members and a limit of one, so that no member can be added', async () => {
  const team = createTeam(createFakeBrowser().openWindow());

  expect(await team.list()).toHaveLength(3);
  await expect(team.create(makeMember(1))).rejects.toMatchObject({
    reason: 'limit-reached',
    message: 'Your plan has room for 1 team member. Remove one to add another.',
  });
});

import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { fieldErrors } from '@standby/forms/validation';
import { unknownCovers } from '../domain/company';
import { personSchema, type Person, type PersonContent } from '../domain/person';
import { formOfPerson, personFormSchema } from '../domain/person-form';
import { makePersonContent } from '../testing/make-person';
import { makeShow } from '../testing/make-show';
import { addProductionTeam } from './add-production-team';
import { createPeople } from './people';
import { withProductionTeam } from './production-team';
import { samplePeople } from './sample-people';
import { sampleShows } from './sample-shows';
import { createShows } from './shows';

describeItemContract<Person, PersonContent>('the people of this browser', {
  makeItem: (number) => makePersonContent(`Understudy ${number}`),
  open: () => ({ collection: createPeople('hamlet', createFakeBrowser().openWindow(), []) }),
});

describe('the samples', () => {
  it('are people that the form accepts and the storage takes, in every sample show', () => {
    for (const person of samplePeople) {
      expect(v.parse(personSchema, JSON.parse(JSON.stringify(person)))).toEqual(person);
      expect(fieldErrors(personFormSchema, formOfPerson(person))).toEqual({});
    }
    expect(new Set(samplePeople.map(({ id }) => id)).size).toBe(samplePeople.length);
    const shows = new Set(samplePeople.map(({ showId }) => showId));
    expect(shows).toEqual(new Set(sampleShows.map(({ id }) => id)));
  });

  it('cover roles that exist in the company', () => {
    for (const { id } of sampleShows) {
      const company = samplePeople.filter(({ showId }) => showId === id);
      expect(company.flatMap(({ covers }) => unknownCovers(covers, company))).toEqual([]);
    }
  });

  it('belong only to the show', async () => {
    const people = createPeople('dolls-house', createFakeBrowser().openWindow());
    const names = (await people.list()).map(({ name }) => name);
    expect(names).toContain('Ingeborg Dahl');
    expect(names).not.toContain('Miriam Adler');
  });
});

describe('the director of a show in this browser', () => {
  function openShows() {
    const browser = createFakeBrowser();
    const people = createPeople('any', browser.openWindow(), []);
    const environment = { ...browser.openWindow(), beforeCreate: async () => undefined };
    const addTeam = vi.fn((show) => addProductionTeam(show, people));
    const shows = withProductionTeam(createShows(environment, []), addTeam);
    return { shows, people, addTeam };
  }
  const content = makeShow('1', { director: 'Miriam Adler' });

  it('becomes one of its people only once', async () => {
    const { shows, people, addTeam } = openShows();
    const { id } = await shows.create(content);
    await shows.update(id, {});
    await shows.update(id, { title: 'Hamlet' });
    expect(addTeam).toHaveBeenCalledTimes(1);
    await shows.update(id, { assistantDirector: 'Jonah Reyes' });
    const listed = (await people.list()).map(({ name, position }) => [name, position]);
    expect(listed).toEqual([
      ['Jonah Reyes', 'Assistant director'],
      ['Miriam Adler', 'Director'],
    ]);
  });

  it('does not prevent the show from being stored if the company cannot be stored', async () => {
    const { shows, addTeam } = openShows();
    addTeam.mockRejectedValueOnce(new Error('full'));
    await expect(shows.create(content)).resolves.toMatchObject({ director: 'Miriam Adler' });
  });
});

import { describe, expect, it } from 'vitest';
import { findApiBreaks, pathsOf, type ApiShape, type RouteShape } from './api.ts';

const KEY = 'POST /organizations/:organizationId/shows';

const shape: RouteShape = { takes: ['id!', 'content!', 'content.title!'], gives: ['item!'] };
const api: ApiShape = { [KEY]: shape };

const versions = { before: '1.0.0', after: '1.1.0' };

describe('the API of a remote’s screens', () => {
  it('consists of the paths of all fields', () => {
    const item = { type: 'object', properties: { id: {}, name: {} }, required: ['id'] };
    const list = { type: 'array', items: item };
    expect(pathsOf({ properties: { changed: list, next: { anyOf: [item, {}] } } })).toEqual([
      'changed',
      'changed[].id!',
      'changed[].name',
      'next',
      'next.id!',
      'next.name',
    ]);
  });

  it.each<[string, ApiShape, string]>([
    ['a route that is gone', {}, 'it is gone'],
    [
      'a field that is no longer taken',
      { [KEY]: { ...shape, takes: ['id!', 'content!'] } },
      'it no longer takes content.title',
    ],
    [
      'a field that is needed now',
      { [KEY]: { ...shape, takes: [...shape.takes, 'place!'] } },
      'it now needs place',
    ],
    [
      'a field that is no longer given',
      { [KEY]: { ...shape, gives: ['revision!'] } },
      'it no longer gives item',
    ],
  ])('is broken by %s, unless a new major version announces it', (_, after, words) => {
    expect(findApiBreaks(api, after, versions)).toEqual([`${KEY}: ${words}`]);
    expect(findApiBreaks(api, after, { before: '1.0.0', after: '2.0.0' })).toEqual([]);
  });

  it('may accept and return further fields', () => {
    const pictures = ['pictures', 'pictures[].id!', 'plan', 'plan.name!'];
    const more = { takes: [...shape.takes, ...pictures], gives: ['item', 'revision!'] };
    expect(findApiBreaks(api, { [KEY]: more, 'GET /more': shape }, versions)).toEqual([]);
  });
});

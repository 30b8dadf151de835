import { describe, expect, it } from 'vitest';
import { joinedParts, type ModuleGraph } from './joined-parts.ts';

/** A graph in which each module has a length of code, static imports and dynamic ones. */
type Modules = Readonly<
  Record<string, readonly [length: number, imports?: string[], later?: string[]]>
>;

function graphOf(modules: Modules): ModuleGraph {
  const usersOf = (id: string, place: 1 | 2): string[] =>
    Object.keys(modules).filter((user) => modules[user]?.[place]?.includes(id));
  return {
    getModuleInfo(id) {
      const [length = 0, importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? [];
      return {
        code: ' '.repeat(length),
        importers: usersOf(id, 1),
        dynamicImporters: usersOf(id, 2),
        importedIds,
        dynamicallyImportedIds,
      };
    },
  };
}

const modules: Modules = {
  routes: [100, ['paths'], ['desk', 'viewer', 'sheet', 'light']],
  paths: [100],
  desk: [9_000, ['rules', 'form', 'grid', 'own', 'extra'], ['dialog']],
  viewer: [9_000, ['rules']],
  sheet: [9_000, ['rules', 'form', 'grid']],
  light: [9_000, ['paths']],
  dialog: [9_000, ['form', 'own']],
  rules: [60_000, ['clock']],
  clock: [100],
  form: [200, ['issues', 'rules']],
  issues: [200],
  grid: [200, ['cells']],
  cells: [50_000],
  own: [100],
  extra: [100],
};

describe('the file that modules of a remote share', () => {
  const isJoined = joinedParts('routes', 4_000);
  const graph = graphOf(modules);
  const joined = (id: string): boolean => isJoined(id, graph);

  it('has modules that most screens need, of any length, with their imports', () => {
    expect(['rules', 'clock'].map(joined)).toEqual([true, true]);
  });

  it('has small modules that two screens need', () => {
    expect(['form', 'issues'].map(joined)).toEqual([true, true]);
  });

  it('has small modules that a screen and a part that loads later need', () => {
    expect(joined('own')).toBe(true);
  });

  it('leaves out a small module with a large import that few screens need', () => {
    expect(['grid', 'cells'].map(joined)).toEqual([false, false]);
  });

  it('leaves out screens, parts that load later, and modules of one screen', () => {
    expect(['desk', 'viewer', 'dialog', 'extra', 'routes'].map(joined)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });

  it('counts only the first screens, if the remote names them', () => {
    const isJoinedFirst = joinedParts('routes', 4_000, ['desk', 'viewer']);
    expect(['rules', 'form', 'own', 'paths'].map((id) => isJoinedFirst(id, graph))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is empty in a remote with one screen', () => {
    const single = graphOf({ routes: [1, [], ['only']], only: [9_000, ['part']], part: [10] });
    expect(joinedParts('routes', 4_000)('part', single)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { oncePerBuild } from './composition.ts';

it('pages and registry are made once for each build, and again after the next', () => {
  let build = 'first';
  let made = 0;
  const pages = oncePerBuild(
    () => {
      made += 1;
      return `${build}: ${made}`;
    },
    () => build,
  );
  expect([pages(), pages()]).toEqual(['first: 1', 'first: 1']);
  build = 'second';
  expect([pages(), pages()]).toEqual(['second: 2', 'second: 2']);
});

import { describe, expect, it } from 'vitest';
import { parseOptions, UsageError } from './parse-options.ts';

const USAGE = 'pnpm example [--to <id>] [--force]';
const options = { to: { type: 'string' }, force: { type: 'boolean' } } as const;

const read = (...args: string[]) => parseOptions(args, options, USAGE);

describe('a command line', () => {
  it('has its options and its other words', () => {
    expect(read('venue', '--to', 'a', '--force')).toMatchObject({
      values: { to: 'a', force: true },
      positionals: ['venue'],
    });
  });

  it.each(['--help', '-h'])('asks for the usage with %s, whatever else it has', (flag) => {
    expect(read('--unknown', flag)).toBeUndefined();
  });

  it.each([
    [['--forced'], 'There is no option --forced.'],
    [['-x'], 'There is no option -x.'],
    [['--to'], '--to needs a value.'],
    [['--to', '--force'], '--to needs a value.'],
    [['--force=yes'], '--force takes no value.'],
  ])('of %j is refused with the reason and the usage', (args, reason) => {
    expect(() => read(...args)).toThrow(new UsageError(`${reason}\n\n${USAGE}`));
  });
});

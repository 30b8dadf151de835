import { describe, expect, it, vi } from 'vitest';
import { optionsOrExit, parseOptions, UsageError } from './parse-options.ts';

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

  it.each(['--help', '-h'])('requests the usage with %s, whatever its other options', (flag) => {
    expect(read('--unknown', flag)).toBeUndefined();
  });

  it.each([
    [['--forced'], 'There is no option --forced.'],
    [['-x'], 'There is no option -x.'],
    [['--to'], '--to needs a value.'],
    [['--to', '--force'], '--to needs a value.'],
    [['--force=yes'], '--force takes no value.'],
  ])('%j is refused with the reason and the usage', (args, reason) => {
    expect(() => read(...args)).toThrow(new UsageError(`${reason}\n\n${USAGE}`));
  });
});

describe('a command', () => {
  function run(...args: string[]) {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'example.ts', ...args]);
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const error = vi.mocked(console.error).mockReturnValue();
    const read = () => optionsOrExit(options, USAGE);
    return { read, log, error };
  }

  it('has its options', () => {
    expect(run('--force').read().values).toEqual({ force: true });
  });

  it('prints its usage and ends', () => {
    const { read, log } = run('--help');
    expect(read).toThrow('exit 0');
    expect(log).toHaveBeenCalledExactlyOnceWith(USAGE);
  });

  it('prints the mistake without a stack trace, and fails', () => {
    const { read, error } = run('--forced');
    expect(read).toThrow('exit 1');
    expect(error.mock.calls).toEqual([[`There is no option --forced.\n\n${USAGE}`]]);
    error.mockClear();
  });
});

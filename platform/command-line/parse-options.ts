import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Error for an invalid command line. Its message explains the mistake and the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The option that Node's parser refused, in the quotes of its message. */
const QUOTED = /'(?<option>-[^' ]*)/u;

function reasonOf(error: unknown): string {
  // oxlint-disable-next-line standby/no-raw-message -- read for the option that it names
  const message = error instanceof Error ? error.message : String(error);
  const { option = 'an option' } = QUOTED.exec(message)?.groups ?? {};
  if (message.startsWith('Unknown option')) return `There is no option ${option}.`;
  return message.includes('does not take')
    ? `${option} takes no value.`
    : `${option} needs a value.`;
}

export type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Known }>
>;

/**
 * Reads a command line with Node's parser.
 *
 * @param usage description of the command for its user
 * @returns undefined if `--help` or `-h` requests the usage
 * @throws {UsageError} for an unknown option, or one that lacks its value
 */
export function parseOptions<Known extends Options>(
  args: readonly string[],
  options: Known,
  usage: string,
): Parsed<Known> | undefined {
  if (args.some((word) => word === '--help' || word === '-h')) return undefined;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}\n\n${usage}`, { cause: error });
  }
}

/**
 * Returns the options of this process. The process ends after `--help` and, with a message, after
 * an invalid option.
 */
export function optionsOrExit<Known extends Options>(options: Known, usage: string): Parsed<Known> {
  try {
    const parsed = parseOptions(process.argv.slice(2), options, usage);
    if (parsed) return parsed;
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

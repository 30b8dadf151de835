/** Something that the person at the console can mend; its message says how. */
export class DevShellError extends Error {
  override readonly name = 'DevShellError';
}

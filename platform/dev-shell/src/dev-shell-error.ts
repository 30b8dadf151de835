/** Error that the person at the console can fix; its message says how. */
export class DevShellError extends Error {
  override readonly name = 'DevShellError';
}

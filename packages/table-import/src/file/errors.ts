/** The error for a file that is not a table or exceeds a limit. Its message is for a person. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** A file that is not a table, or more than is read. Its message is for a person. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

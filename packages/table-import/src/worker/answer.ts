import { FileError, readTableFile, readText } from '../file/read-file';
import type { ReadAnswer, ReadRequest } from './messages';

/** Reads what a window sent. */
export async function answerTo({ content, noun }: ReadRequest): Promise<ReadAnswer> {
  try {
    const file =
      typeof content === 'string' ? readText(content, noun) : await readTableFile(content, noun);
    return { file };
  } catch (error) {
    return { problem: error instanceof FileError ? error.message : undefined };
  }
}

import { FileError, readTableFile, readText } from '../file/read-file';
import type { ReadAnswer, ReadRequest } from './messages';

/**
 * Answers the request of a window.
 *
 * @param onLoad is called when further code has loaded
 */
export async function answerTo(
  { content, noun, encoding }: ReadRequest,
  onLoad?: () => void,
): Promise<ReadAnswer> {
  try {
    const file =
      typeof content === 'string'
        ? readText(content, noun)
        : await readTableFile(content, noun, { onLoad, encoding });
    return { file };
  } catch (error) {
    return { problem: error instanceof FileError ? error.message : undefined };
  }
}

// The worker of pdf.js runs in this one: loaded first, it is what the library then finds.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ROWS_MAX, type TableFile } from '../table/sheet';
import { FileError } from './errors';
import { type PageText, tableOfPages } from './pdf-table';
import type { TableNoun } from './read-file';

const PAGES_MAX = 200;

async function textsOf(document: PDFDocumentProxy, number: number): Promise<PageText[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , scale = 0, x = 0, y = 0] = item.transform as readonly number[];
    const height = item.height || Math.abs(scale);
    return [{ text: item.str, x, y, width: item.width, height }];
  });
}

function problemOf(error: unknown): FileError {
  if (error instanceof FileError) return error;
  const name = error instanceof Error ? error.name : '';
  return new FileError(
    name === 'PasswordException'
      ? 'This PDF has a password. Save it without one.'
      : 'This PDF is damaged.',
    { cause: error },
  );
}

/** Reads the table of a PDF as text: no script of it runs, and no font or picture is loaded. */
export async function readPdf(bytes: Uint8Array, noun: TableNoun): Promise<TableFile> {
  const loading = getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > PAGES_MAX) {
      throw new FileError(`This PDF has over ${PAGES_MAX} pages. Save only the ${noun}.`);
    }
    const pages: PageText[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- One page after the other, so that memory holds one.
      pages.push(await textsOf(document, number));
    }
    if (pages.every((texts) => texts.every(({ text }) => text.trim() === ''))) {
      throw new FileError(
        'This PDF holds pictures of pages, not text. Ask for a CSV or Excel file.',
      );
    }
    const rows = tableOfPages(pages);
    if (!rows) {
      throw new FileError(
        `The text of this PDF does not stand in columns, so it is not a table of ${noun}. Ask for a CSV or Excel file.`,
      );
    }
    if (rows.length > ROWS_MAX) {
      throw new FileError(`This PDF has over ${ROWS_MAX} rows. Save only the ${noun}.`);
    }
    return { sheets: [{ name: '', rows }], isFromPages: true };
  } catch (error) {
    // A damaged page is found when it is read, not when the document opens.
    throw problemOf(error);
  } finally {
    await loading.destroy();
  }
}

import { FILE_MAX_BYTES, isFilled, type TableFile } from '../table/sheet';
import { isProse, readCsv } from './csv';
import { decodeGuessing } from './decode-text';
import { columnsOfText } from './delimiter';
import { FileError } from './errors';
import { readOds } from './ods';
import { kindOfBytes, kindOfText, OTHER_KINDS } from './recognise';
import { readXlsx } from './xlsx';
import { DAMAGED_WORKBOOK } from './xlsx-parts';
import { openZip, type ZipParts } from './zip';

export { FileError } from './errors';

/** Content of a table, as messages name it: `cues`. */
export type TableNoun = 'cues' | 'people' | 'timers';

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

const notATable = (what: string, noun: TableNoun): FileError =>
  new FileError(`This is ${what}, not a table of ${noun}.`);

/** Returns what a zip file is that is not a workbook. */
function nameOfZip(zip: ZipParts): string {
  if (zip.has('xl/workbook.bin')) return 'a binary workbook (.xlsb)';
  if (zip.has('Index.zip') || zip.has('Index/Document.iwa')) return 'a document of Apple’s Numbers';
  if (zip.has('word/document.xml')) return 'a text document (Word)';
  if (zip.has('ppt/presentation.xml')) return 'a presentation (PowerPoint)';
  if (zip.has('mimetype')) return 'an OpenDocument file without a spreadsheet';
  return 'a zip file without a workbook';
}

function readZip(bytes: Uint8Array, noun: TableNoun): TableFile {
  const tooLarge = `This workbook holds more than a table of ${noun} can. Save the ${noun} alone.`;
  const zip = openZip(bytes, DAMAGED_WORKBOOK, tooLarge);
  if (zip.has('mimetype') && zip.text('mimetype').startsWith(ODS)) {
    return { sheets: readOds(zip), isFromPages: false };
  }
  if (!zip.has('[Content_Types].xml') && !zip.has('xl/workbook.xml')) {
    throw notATable(nameOfZip(zip), noun);
  }
  if (['word/document.xml', 'ppt/presentation.xml', 'xl/workbook.bin'].some(zip.has)) {
    throw notATable(nameOfZip(zip), noun);
  }
  return { sheets: readXlsx(zip), isFromPages: false };
}

/** Reads pasted rows or the text of a file. */
export function readText(text: string, noun: TableNoun): TableFile {
  const kind = kindOfText(text);
  if (kind) throw notATable(OTHER_KINDS[kind], noun);
  if (isProse(text, columnsOfText(text))) throw notATable(OTHER_KINDS.script, noun);
  return { sheets: readCsv(text), isFromPages: false };
}

async function readBytes(
  bytes: Uint8Array,
  noun: TableNoun,
  onLoad: () => void,
): Promise<TableFile> {
  if (bytes.length > FILE_MAX_BYTES) {
    throw new FileError(`The file is over 10 MB. Save the ${noun} alone.`);
  }
  const kind = kindOfBytes(bytes);
  if (kind === 'zip') return readZip(bytes, noun);
  if (kind === 'text') {
    const { text, guessed } = decodeGuessing(bytes);
    return { ...readText(text, noun), ...(guessed !== undefined && { encoding: guessed }) };
  }
  if (kind === 'pdf') {
    const { readPdf } = await import('./pdf').catch((cause: unknown) => {
      throw new FileError(
        'The part that reads PDF files did not load. Connect to the network, then choose the file again.',
        { cause },
      );
    });
    onLoad();
    return readPdf(bytes, noun);
  }
  if (kind === 'old-excel') {
    throw new FileError(
      'Excel saved this file in an old format or with a password. Save it as .xlsx without one.',
    );
  }
  throw notATable(OTHER_KINDS[kind], noun);
}

/**
 * Reads the tables of a file; rejects with a {@link FileError}, whose message is for a person.
 *
 * @param onLoad is called when the code for a kind of file has loaded
 */
export async function readTableFile(
  bytes: Uint8Array,
  noun: TableNoun,
  onLoad: () => void = () => undefined,
): Promise<TableFile> {
  const file = await readBytes(bytes, noun, onLoad);
  const [first] = file.sheets;
  if (!first) throw new FileError('This workbook has no sheet.');
  const isEmpty = file.sheets.every(({ rows, problem }) => !problem && !rows.some(isFilled));
  if (isEmpty) throw new FileError('The file is empty.');
  return file;
}

import {
  type Encoding,
  EXPORT_MAX_BYTES,
  FILE_MAX_BYTES,
  isFilled,
  type TableFile,
} from '../table/sheet';
import { isProse, readCsv } from './csv';
import { type DecodedText, decodeGuessing } from './decode-text';
import { columnsOfText } from './delimiter';
import { FileError } from './errors';
import { targetsOfExport } from './large-export';
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

/** Returns the kind of a zip file that is not a workbook. */
function nameOfZip(zip: ZipParts): string {
  if (zip.has('xl/workbook.bin')) return 'a binary workbook (.xlsb)';
  if (zip.has('Index.zip') || zip.has('Index/Document.iwa')) return 'a document of Apple’s Numbers';
  if (zip.has('word/document.xml')) return 'a text document (Word)';
  if (zip.has('ppt/presentation.xml')) return 'a presentation (PowerPoint)';
  if (zip.has('mimetype')) return 'an OpenDocument file without a spreadsheet';
  return 'a zip file without a workbook';
}

function readZip(bytes: Uint8Array, noun: TableNoun): TableFile {
  const tooLarge = `This workbook is larger than a table of ${noun} can be. Save only the ${noun}.`;
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

/**
 * Reads pasted rows or the text of a file.
 *
 * @param rowsBefore number of rows of the file before the text
 */
export function readText(text: string, noun: TableNoun, rowsBefore = 0): TableFile {
  const kind = kindOfText(text);
  if (kind) throw notATable(OTHER_KINDS[kind], noun);
  if (isProse(text, columnsOfText(text))) throw notATable(OTHER_KINDS.script, noun);
  return { sheets: readCsv(text, rowsBefore), isFromPages: false };
}

interface ReadOptions {
  /** Is called when the code for a kind of file has loaded. */
  readonly onLoad?: (() => void) | undefined;
  /** Encoding of a text that does not say it; guessed where it is absent. */
  readonly encoding?: Encoding | undefined;
}

/** Number of bytes that identify the kind of a file. */
const SIGNATURE_BYTES = 16;

/** Reads the targets in an export of a desk that is too large to be read as a whole. */
async function readLarge(
  file: Blob,
  noun: TableNoun,
  { encoding }: ReadOptions,
): Promise<TableFile> {
  const first = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const isText = kindOfBytes(first) === 'text' && file.size <= EXPORT_MAX_BYTES;
  const targets = isText ? await targetsOfExport(file, FILE_MAX_BYTES) : undefined;
  if (!targets) throw new FileError(`The file is over 10 MB. Save only the ${noun}.`);
  const decoded = decodeGuessing(targets.bytes, encoding);
  return { ...readText(decoded.text, noun, targets.linesBefore), ...withEncoding(decoded) };
}

const withEncoding = ({ encoding }: DecodedText): Pick<TableFile, 'encoding'> =>
  encoding === undefined ? {} : { encoding };

async function readBytes(
  bytes: Uint8Array,
  noun: TableNoun,
  { onLoad, encoding }: ReadOptions,
): Promise<TableFile> {
  const kind = kindOfBytes(bytes);
  if (kind === 'zip') return readZip(bytes, noun);
  if (kind === 'text') {
    const decoded = decodeGuessing(bytes, encoding);
    return { ...readText(decoded.text, noun), ...withEncoding(decoded) };
  }
  if (kind === 'pdf') {
    const { readPdf } = await import('./pdf').catch((cause: unknown) => {
      throw new FileError(
        'The part that reads PDF files did not load. Connect to the network, then choose the file again.',
        { cause },
      );
    });
    onLoad?.();
    return readPdf(bytes, noun);
  }
  if (kind === 'old-excel') {
    throw new FileError(
      'Excel saved this file in an old format or with a password. Save it as .xlsx without one.',
    );
  }
  throw notATable(OTHER_KINDS[kind], noun);
}

/** Reads the tables of a file; rejects with a {@link FileError}, whose message is for a person. */
export async function readTableFile(
  source: Blob,
  noun: TableNoun,
  options: ReadOptions = {},
): Promise<TableFile> {
  const file =
    source.size > FILE_MAX_BYTES
      ? await readLarge(source, noun, options)
      : await readBytes(new Uint8Array(await source.arrayBuffer()), noun, options);
  const [first] = file.sheets;
  if (!first) throw new FileError('This workbook has no sheet.');
  const isEmpty = file.sheets.every(({ rows, problem }) => !problem && !rows.some(isFilled));
  if (isEmpty) throw new FileError('The file is empty.');
  return file;
}

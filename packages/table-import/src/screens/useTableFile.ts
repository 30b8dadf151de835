import { useEffect, useRef, useState } from 'react';
import type { TableNoun } from '../file/read-file';
import type { Encoding, Sheet, TableChoice, TableFile } from '../table';
import { readInWorker, type Reading } from '../worker/read-table-file';

interface FileState extends TableChoice {
  readonly file?: TableFile;
  readonly place: number;
  readonly error?: string;
  readonly isReading: boolean;
}

/** A chosen file, with the choices about its sheet. */
export interface OpenedTable extends TableChoice {
  readonly sheets: readonly Sheet[];
  /** Sheet of the import; undefined without one. */
  readonly sheet: Sheet | undefined;
  readonly place: number;
  readonly isFromPages: boolean;
  /** Encoding of a text that does not say it. */
  readonly encoding: Encoding | undefined;
  readonly error: string | undefined;
  readonly isReading: boolean;
  /** Reads a file or pasted rows; an empty text closes the open file. */
  readonly open: (source: Blob | string) => void;
  readonly chooseSheet: (place: number) => void;
  readonly chooseHeader: (row: number | null) => void;
  readonly chooseHidden: (takesHidden: boolean) => void;
  readonly chooseHiddenColumns: (takesHiddenColumns: boolean) => void;
  /** Reads the file again with another encoding; choices about the table stay. */
  readonly chooseEncoding: (encoding: Encoding) => void;
}

const NOTHING: FileState = { place: 0, isReading: false };

/**
 * Reads the tables of a file in a worker.
 *
 * @param usual finds the sheet that is imported unless a person chooses another one
 * @param onOpen is called when another file is read, so that choices about the last one end
 */
export function useTableFile(
  noun: TableNoun,
  usual: (sheets: readonly Sheet[]) => Sheet | undefined,
  onOpen: () => void,
): OpenedTable {
  const [state, setState] = useState(NOTHING);
  const reading = useRef<Reading>(undefined);
  const source = useRef<Blob | string>('');
  useEffect(() => () => reading.current?.stop(), []);

  async function read(started: Reading, before?: FileState): Promise<void> {
    let next: FileState;
    try {
      const file = await started.file;
      const sheet = usual(file.sheets);
      const place = sheet ? file.sheets.indexOf(sheet) : 0;
      next = before ? { ...before, file } : { file, place, isReading: false };
    } catch (error) {
      // Each of its errors has a message for a person.
      next = { ...NOTHING, error: error instanceof Error ? error.message : String(error) };
    }
    if (reading.current === started) setState(next);
  }

  const open = (opened: Blob | string): void => {
    reading.current?.stop();
    reading.current = undefined;
    source.current = opened;
    onOpen();
    if (typeof opened === 'string' && opened.trim() === '') {
      setState(NOTHING);
      return;
    }
    setState({ ...NOTHING, isReading: true });
    const started = readInWorker(opened, noun);
    reading.current = started;
    void read(started);
  };

  const { file, place, headerRow, isReading } = state;
  const { takesHidden = false, takesHiddenColumns = false } = state;
  const chosen = file?.sheets[place];
  const problem = chosen?.problem && `${chosen.problem} Save only the ${noun}.`;
  return {
    sheets: file?.sheets ?? [],
    sheet: problem ? undefined : chosen,
    place,
    isFromPages: file?.isFromPages ?? false,
    encoding: file?.encoding,
    headerRow,
    takesHidden,
    takesHiddenColumns,
    isReading,
    error: state.error ?? problem,
    open,
    chooseSheet(next) {
      onOpen();
      if (file) setState({ file, place: next, isReading: false });
    },
    chooseHeader(row) {
      onOpen();
      setState({ ...state, headerRow: row });
    },
    chooseHidden: (takes) => setState({ ...state, takesHidden: takes }),
    chooseHiddenColumns: (takes) => setState({ ...state, takesHiddenColumns: takes }),
    chooseEncoding(encoding) {
      reading.current?.stop();
      const started = readInWorker(source.current, noun, encoding);
      reading.current = started;
      void read(started, state);
    },
  };
}

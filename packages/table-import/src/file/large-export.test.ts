import { describe, expect, it } from 'vitest';
import { EXPORT_MAX_BYTES, FILE_MAX_BYTES } from '../table/sheet';
import { targetsOfExport } from './large-export';
import { readTableFile } from './read-file';

const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);

/** An export of a desk whose levels alone are above the size of a file. */
function largeExport(levelsFirst: boolean, lineEnd = '\r\n'): Blob {
  const row = `1,1,1,1,Intens,50${lineEnd}`;
  const levels = [
    `START_LEVELS${lineEnd}CHANNEL${lineEnd}`,
    row.repeat(FILE_MAX_BYTES / row.length + 1),
    `END_LEVELS${lineEnd}`,
  ];
  const targets = `START_TARGETS${lineEnd}TARGET_TYPE_AS_TEXT,TARGET_ID,LABEL${lineEnd}Cue,1,Café${lineEnd}END_TARGETS${lineEnd}`;
  return new Blob(levelsFirst ? ['\uFEFF', ...levels, targets] : ['\uFEFF', targets, ...levels]);
}

describe('an export that is larger than a file may be', () => {
  it.each([
    ['before its targets', true, 526_321],
    ['after its targets', false, 2],
  ])('is read without the levels %s', async (_, levelsFirst, row) => {
    const file = largeExport(levelsFirst);
    expect(file.size).toBeGreaterThan(FILE_MAX_BYTES);
    const { sheets } = await readTableFile(file, 'cues');
    expect(sheets).toEqual([
      {
        name: 'TARGETS',
        rows: [
          { number: row, cells: ['TARGET_TYPE_AS_TEXT', 'TARGET_ID', 'LABEL'] },
          { number: row + 1, cells: ['Cue', '1', 'Café'] },
        ],
      },
    ]);
  });

  it.each([
    ['is a table of rows', new Blob(['Cue,Label\n', 'LX 1,a\n'.repeat(1_500_000)])],
    ['is one line', new Blob(['x'.repeat(FILE_MAX_BYTES + 1)])],
    ['is a workbook', new Blob(['PK\u0003\u0004', 'x'.repeat(FILE_MAX_BYTES)])],
    [
      'has targets above the limit',
      new Blob(['START_TARGETS\n', 'Cue,1,a\n'.repeat(FILE_MAX_BYTES / 8), 'END_TARGETS\n']),
    ],
  ])('is refused where it %s', async (_, file) => {
    await expect(readTableFile(file, 'cues')).rejects.toThrow(
      'The file is over 10 MB. Save only the cues.',
    );
  });

  it('is refused by its size alone where it is very large', async () => {
    const sizes: number[] = [];
    const first = new Blob(['START_TARGETS\n']);
    const file = Object.assign(new Blob(), {
      slice(_: number, end: number) {
        sizes.push(end);
        return first;
      },
    });
    Object.defineProperty(file, 'size', { value: EXPORT_MAX_BYTES + 1 });
    await expect(readTableFile(file, 'cues')).rejects.toThrow('The file is over 10 MB');
    expect(sizes).toEqual([16]);
  });

  it('has targets that begin at the edge of a chunk', async () => {
    for (const before of [3_999_990, 3_999_999, 4_000_000]) {
      const file = new Blob([`${'x'.repeat(before - 1)}\n`, 'START_TARGETS\nCue,1\nEND_TARGETS\n']);
      // oxlint-disable-next-line no-await-in-loop -- One case after the other.
      const found = await targetsOfExport(file, 100);
      expect(found?.linesBefore).toBe(1);
      expect(textOf(found?.bytes)).toBe('START_TARGETS\nCue,1\n');
    }
  });
});

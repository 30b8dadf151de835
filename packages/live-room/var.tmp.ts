import { readFileSync, readdirSync } from 'node:fs';
import { readTableFile } from '../table-import/src/file/read-file';
import { cueTable, usualSheet } from './src/domain/cues/import/cue-table';
import { readCues } from './src/domain/cues/import/read-cues';
import { STANDARD_DEPARTMENTS as D } from './src/domain/cues/cue-schema';
import { cueName } from './src/domain/cues/cue-sheet';
import { guessMapping, findRundownHeader } from './src/domain/rundown/rundown-columns';
import { importRows } from './src/domain/rundown/rundown-import';
import { tableOf } from '@standby/table-import';
const dir = '/tmp/w/var/';
for (const f of readdirSync(dir).sort()) {
  if (process.argv[2] && !f.includes(process.argv[2])) continue;
  console.log('=== ' + f);
  try {
    const file = await readTableFile(
      new Uint8Array(readFileSync(dir + f)),
      f.startsWith('r') ? 'timers' : 'cues',
    );
    const sheet = usualSheet(file.sheets)!;
    if (f.startsWith('r')) {
      const t = tableOf(sheet, findRundownHeader);
      const mapping = guessMapping(t);
      const r = importRows(t, { mapping, reading: 'minutes' });
      console.log(JSON.stringify(mapping));
      for (const i of r.items)
        console.log(
          ' ',
          i.row,
          i.name,
          i.durationMs / 1000,
          JSON.stringify(i.trigger),
          i.notices.join('|'),
        );
      for (const i of r.problems) console.log('  P', i.row, i.text);
      for (const i of r.headings) console.log('  H', i.row, i.text);
      continue;
    }
    const t = cueTable(sheet, D);
    const departmentOfList = new Map(
      t.lists.map(({ id }, n) => [id, ['LX', 'FS', 'SQ'][n] ?? 'VID']),
    );
    const r = readCues({ table: t, departments: D, department: 'LX', departmentOfList });
    console.log(
      ' ',
      t.format,
      'sheets',
      file.sheets.map((s) => s.name + (s.problem ?? '')).join(','),
      'hidden',
      t.table.hiddenCount,
      t.notices.join(' | '),
    );
    for (const c of r.cues.slice(0, 14))
      console.log(
        '  ',
        c.row,
        cueName(c.cue),
        JSON.stringify({ ...c.cue, id: undefined, department: undefined, number: undefined }),
        c.columns.length,
        c.notices.join(' | '),
      );
    for (const p of [...r.problems, ...t.leftOut].slice(0, 10)) console.log('  P', p.row, p.text);
  } catch (e) {
    console.log('  ERR', (e as Error).message);
  }
}

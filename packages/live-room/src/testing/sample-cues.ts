import type { Room } from '../client/room';
import type { Cue } from '../domain/state/cue-schema';

/** Sample cues: LX 1 with SQ 1, then LX 1.5 as a follow, then LX 2. */
const SAMPLE_CUES: readonly Cue[] = [
  {
    id: 'lx1',
    department: 'LX',
    number: '1',
    trigger: { kind: 'called' },
    label: 'Dawn',
    cueLine: 'O for a muse of fire',
    page: '3',
    momentId: 'opening',
  },
  {
    id: 'sq1',
    department: 'SQ',
    number: '1',
    trigger: { kind: 'called' },
    momentId: 'opening',
  },
  {
    id: 'lx15',
    department: 'LX',
    number: '1.5',
    trigger: { kind: 'follow', seconds: 3 },
  },
  {
    id: 'lx2',
    department: 'LX',
    number: '2',
    trigger: { kind: 'called' },
    cueLine: 'Exeunt',
  },
];

export function addSampleCues(room: Room): void {
  room.dispatch({ type: 'add-cues', cues: [...SAMPLE_CUES], beforeCueId: null });
}

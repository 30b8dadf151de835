import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { DEPARTMENTS_MAX } from '../state/cue-schema';
import { houseDeskStatusSchema } from '../state/house-desk-schema';
import { screenIdentitySchema } from '../state/screen-settings';
import { sheetCellSchema, shownGoSchema } from './screens';

/** Maximum number of GOs that a light reports, equal to the moments that the desk shows. */
export const SHOWN_GOS_MAX = 3;

/** Facts that windows tell each other about themselves. Earlier releases do not send them. */
export const hintEntries = {
  /** Timer that a desk has selected while another one is on air. */
  selected: v.exactOptional(idSchema),
  /** Cell of the cue sheet in which a desk's person is. */
  cell: v.exactOptional(sheetCellSchema),
  /** Identity of a viewer's screen, with the name entered there. */
  screen: v.exactOptional(screenIdentitySchema),
  /** Id by which a desk's tab is on the book. */
  callerId: v.exactOptional(idSchema),
  /** GOs that a cue light has shown. */
  shownGos: v.exactOptional(v.pipe(v.array(shownGoSchema), v.maxLength(SHOWN_GOS_MAX))),
  /** How the house desks of a bridge stand. */
  houseDesks: v.exactOptional(v.pipe(v.array(houseDeskStatusSchema), v.maxLength(DEPARTMENTS_MAX))),
};

const hintsSchema = v.object(hintEntries);

/** Facts that a window tells about itself. */
export type Hints = v.InferOutput<typeof hintsSchema> & {
  /** Department for which a cue light, or the page for calls, answers; only the authority learns it. */
  department?: string;
  /**
   * Whether the window is a view-only desk. It has the role of a viewer, but does not count as a
   * screen.
   */
  isDesk?: boolean;
};

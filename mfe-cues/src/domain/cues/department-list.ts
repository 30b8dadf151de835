import * as v from 'valibot';
import {
  type Cue,
  type Department,
  departmentSchema,
  DEPARTMENTS_MAX,
} from '@standby/live-room/domain/state/cue-schema';
import type { Reading } from '@standby/live-room/domain/cues/cue-cells';

/** Reads typed departments; returns the first problem if there is any. */
export function readDepartments(
  typed: readonly Department[],
  cues: readonly Cue[],
): Reading<Department[]> {
  const departments = typed
    .map(({ id, name }) => ({ id: id.trim().toUpperCase(), name: name.trim() }))
    .filter(({ id, name }) => id !== '' || name !== '');
  if (departments.length === 0) return { problem: 'A sheet needs at least one department.' };
  if (departments.length > DEPARTMENTS_MAX) {
    return { problem: `A sheet can have at most ${DEPARTMENTS_MAX} departments.` };
  }
  const wrong = departments.find(
    (department) => !v.safeParse(departmentSchema, department).success,
  );
  if (wrong) {
    const problem =
      wrong.name === ''
        ? `Enter a name for ${wrong.id}, such as Lights.`
        : `“${wrong.id}” is not a valid abbreviation. Use up to six letters and digits, such as LX.`;
    return { problem };
  }
  const twice = departments.find(
    ({ id }, place) => departments.findIndex((other) => other.id === id) !== place,
  );
  if (twice) return { problem: `${twice.id} is listed twice.` };
  const ids = new Set(departments.map(({ id }) => id));
  const missing = cues.find(({ department }) => !ids.has(department));
  if (missing) return { problem: `${missing.department} still has cues.` };
  return { value: departments };
}

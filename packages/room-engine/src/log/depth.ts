/**
 * Maximum levels of objects and arrays in an event, including the event. People's acts have four;
 * recursion over many more could exhaust the stack.
 */
export const EVENT_DEPTH_MAX = 32;

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/**
 * Whether a value nests deeper than a number of levels. The loop goes level by level, so no depth
 * exhausts the stack.
 */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let containers = [value].filter(isContainer);
  for (let level = 0; containers.length > 0; level += 1) {
    if (level === levels) return true;
    containers = containers.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

/** Returns a copy in which null replaces all parts below a number of levels. */
export function withoutDeeperThan(value: unknown, levels: number): unknown {
  if (!isContainer(value)) return value;
  if (levels === 0) return null;
  const shortened = (part: unknown): unknown => withoutDeeperThan(part, levels - 1);
  if (Array.isArray(value)) return value.map(shortened);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

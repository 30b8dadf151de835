/**
 * A part of the product that is released separately: `shell`, the name of a remote, or that name
 * with `:server` for its server part.
 */
export type Unit = string;

const SERVER_PART = ':server';

/** Returns the unit of a remote's server part. */
export const serverPartUnit = (name: string): Unit => `${name}${SERVER_PART}`;

/** Returns the remote whose server part the unit is; undefined for other units. */
export const serverPartOf = (unit: Unit): string | undefined =>
  unit.endsWith(SERVER_PART) ? unit.slice(0, -SERVER_PART.length) : undefined;

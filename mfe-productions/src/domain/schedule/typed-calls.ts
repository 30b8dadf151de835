import { parseTimeOfDay, formatTimeOfDay } from '@standby/shared-ui/text';
import { fold } from '@standby/collections/list';
import type { Person } from '../person';
import type { Break, OwnCall } from './entry';

/*
 * Calls and breaks are typed as text: a line such as `17:30 Wigs, Ann Li: wig call`, a list such as
 * `10:55 5, 11:50 10`.
 */

const LINE = /^(\S+)\s+([^:]+?)\s*(?::\s*(.*))?$/u;
const BREAK = /^(\S+)\s+(\d{1,3})(?:\s*min)?$/u;

const OWN_CALLS_MAX = 50;
const BREAKS_MAX = 20;
const BREAK_MINUTES_MAX = 240;

const neutral = (minuteOfDay: number): string => formatTimeOfDay(minuteOfDay, '24-hour');

/** Items that were read, or the reason for the failure. */
type Read<T> = { readonly items: readonly T[] } | { readonly problem: string };

/**
 * Finds the people or the department behind names separated by commas; undefined if one name is
 * unknown.
 */
function whoOf(
  names: string,
  people: readonly Person[],
): Omit<OwnCall, 'time' | 'name'>[] | string {
  const personIds: string[] = [];
  const departments: string[] = [];
  for (const typed of names.split(',').map((name) => name.trim())) {
    const person = people.find(({ name }) => fold(name) === fold(typed));
    const member = people.find(({ department }) => fold(department) === fold(typed));
    if (person) personIds.push(person.id);
    else if (member && typed !== '') departments.push(member.department);
    else return typed;
  }
  return [
    ...(personIds.length > 0 ? [{ department: '', personIds }] : []),
    ...departments.map((department) => ({ department, personIds: [] })),
  ];
}

/** Reads calls at separate times, one per line. */
export function readOwnCalls(text: string, people: readonly Person[]): Read<OwnCall> {
  const items: OwnCall[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines.filter((one) => one !== '')) {
    const [, time = '', names = '', name = ''] = LINE.exec(line) ?? [];
    const minuteOfDay = parseTimeOfDay(time);
    if (minuteOfDay === undefined) {
      return { problem: `“${line}” has no time. Write a line such as 17:30 Wigs: wig call.` };
    }
    const who = whoOf(names, people);
    if (typeof who === 'string') {
      return { problem: `“${who}” is neither a person nor a department of the company.` };
    }
    const said = { time: neutral(minuteOfDay), name: name.trim() };
    for (const one of who) items.push({ ...one, ...said });
  }
  return items.length > OWN_CALLS_MAX
    ? { problem: `Enter at most ${OWN_CALLS_MAX} calls.` }
    : { items };
}

/** Writes calls at separate times as they are typed, without people who left. */
export function ownCallsText(calls: readonly OwnCall[], people: readonly Person[]): string {
  const byId = new Map(people.map((person) => [person.id, person.name]));
  return calls
    .flatMap(({ time, department, personIds, name }) => {
      const who = department || personIds.flatMap((id) => byId.get(id) ?? []).join(', ');
      return who === '' ? [] : [`${time} ${who}${name && `: ${name}`}`];
    })
    .join('\n');
}

/** Reads breaks separated by commas, each with its start and its minutes. */
export function readBreaks(text: string): Read<Break> {
  const items: Break[] = [];
  const parts = text.split(/[,;\n]/u).map((part) => part.trim());
  for (const part of parts.filter((one) => one !== '')) {
    const [, time = '', length = ''] = BREAK.exec(part) ?? [];
    const minuteOfDay = parseTimeOfDay(time);
    const minutes = Number(length);
    if (minuteOfDay === undefined || minutes < 1 || minutes > BREAK_MINUTES_MAX) {
      return { problem: `“${part}” is not a break. Write breaks such as 10:55 5, 11:50 10.` };
    }
    items.push({ time: neutral(minuteOfDay), minutes });
  }
  return items.length > BREAKS_MAX ? { problem: `Enter at most ${BREAKS_MAX} breaks.` } : { items };
}

export const breaksText = (breaks: readonly Break[]): string =>
  breaks.map(({ time, minutes }) => `${time} ${minutes}`).join(', ');

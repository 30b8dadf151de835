import { describe, expect, it } from 'vitest';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { knownNavigation } from './known-navigation.ts';
import { noModuleState } from './no-module-state.ts';
import { noOwnClock } from './no-own-clock.ts';
import { noRawMessage } from './no-raw-message.ts';
import type { RuleContext } from './rule-context.ts';

/** Returns the number of problems that a rule reports. */
function problemsOf(
  rule: { readonly create: (context: RuleContext) => VisitorObject },
  code: string,
): number {
  let problems = 0;
  const { program, comments } = parseSync('code.tsx', code);
  const visitor = rule.create({
    report: () => (problems += 1),
    sourceCode: { text: code, getAllComments: () => comments },
  });
  new Visitor(visitor).visit(program);
  return problems;
}

describe('no-module-state', () => {
  it.each([
    'const sizes = ["small", "large"] as const;',
    'const names: ReadonlySet<string> = new Set(["a"]);',
    'function f() { let count = 0; return () => ++count; }',
    'declare let injected: string;',
    'const Popup = lazyScreen(() => import("./Popup"));',
  ])('leaves %s', (code) => expect(problemsOf(noModuleState, code)).toBe(0));

  it.each([
    'let count = 0;',
    'export let theme: string | undefined;',
    'const cache = new Map<string, string>();',
    'export const listeners: (() => void)[] = [];',
    'const registry = {};',
  ])('reports %s', (code) => expect(problemsOf(noModuleState, code)).toBe(1));
});

describe('known-navigation', () => {
  it.each([
    'navigate(paths.rooms, { state: openState(id) });',
    'navigate(roomPath(id));',
    'navigate(-1);',
    'navigate(signInStep(isNew ? paths.createAccount : paths.verify, search));',
    'window.location.assign(returnPath(search));',
    "window.open(viewerPath(id) + fragment(), '_blank');",
    '<Navigate to={accountPaths.welcome} replace />;',
    "window.history.replaceState(null, '');",
    'link.href = address;',
  ])('leaves %s', (code) => expect(problemsOf(knownNavigation, code)).toBe(0));

  it.each([
    'navigate(target);',
    "navigate('/rooms');",
    'navigate(`${paths.rooms}/${id}`);',
    'navigate(paths[name]);',
    'navigate(signInStep(next, search));',
    "navigate(search.get('next') ?? paths.home);",
    'location.assign(new URL(stored));',
    'window.location.replace(form.target.value);',
    'window.open(link);',
    'window.location = address;',
    'window.location.href = address;',
    'document.location = address;',
    '<Navigate to={next} />;',
    '<Navigate to="/rooms" />;',
    "window.history.replaceState(window.history.state, '', url);",
    "history.pushState(null, '', address);",
  ])('reports %s', (code) => expect(problemsOf(knownNavigation, code)).toBe(1));
});

describe('no-own-clock', () => {
  it.each([
    'const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });',
    'const text = formatTimeOfDay(minuteOfDay, clock);',
    'const { hour, minute } = partsOf(instant);',
    'const at = { hour: 19, minute: 30 };',
    '<TimeField label="Start" value={value} onChange={onChange} />;',
    '<TextField label="Date" type="date" />;',
    'at.getTime();',
  ])('leaves %s', (code) => expect(problemsOf(noOwnClock, code)).toBe(0));

  it.each([
    'const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });',
    'const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit" });',
    'const clock = { hourCycle: "h23" };',
    'const clock = { hour12: true };',
    'new Date().toLocaleTimeString();',
    'const hour = at.getHours();',
    '<TextField label="Start" type="time" />;',
    '<input type="datetime-local" />;',
  ])('reports %s', (code) => expect(problemsOf(noOwnClock, code)).toBe(1));
});

describe('no-raw-message', () => {
  it.each([
    'try { save(); } catch (error) { setText(failureText(error, OTHERWISE)); }',
    'const text = answer.message;',
    'try { save(); } catch (failed) { report(failed); } show(failed.message);',
    "error['message' + name];",
    'error.name;',
  ])('leaves %s', (code) => expect(problemsOf(noRawMessage, code)).toBe(0));

  it.each([
    'try { save(); } catch (error) { setText(error.message); }',
    'try { save(); } catch (failed) { setText(`It failed: ${failed.message}`); }',
    'try { a(); } catch (failed) { try { b(); } catch (other) { show(failed.message); } }',
    'save().catch((error) => setText(error instanceof Error ? error.message : OTHERWISE));',
    'const view = <p role="alert">{error?.message}</p>;',
  ])('reports %s', (code) => expect(problemsOf(noRawMessage, code)).toBe(1));
});

import type { ESTree } from 'vite';
import type { RuleContext } from './rule-context.ts';

/** Options of `Intl.DateTimeFormat` with which a text has a time of day. */
const TIME_OPTIONS: ReadonlySet<string> = new Set([
  'dayPeriod',
  'hour',
  'hour12',
  'hourCycle',
  'timeStyle',
]);
const WIDTHS: ReadonlySet<unknown> = new Set(['numeric', '2-digit']);
/** Methods of a date that write its time, or give the hours to write it with. */
const TIME_METHODS: ReadonlySet<string> = new Set([
  'getHours',
  'getUTCHours',
  'toLocaleTimeString',
  'toTimeString',
]);
const NATIVE_FIELDS: ReadonlySet<unknown> = new Set(['time', 'datetime-local']);

const MESSAGE =
  "Times of day follow the person's clock: formatTimeOfDay, formatTime or formatMoment of @standby/shared-ui/text with useClock(), and TimeField to type them.";

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

/** For oxlint: one setting decides between 12 and 24 hours, and the browser's language would decide otherwise. */
export const noOwnClock = {
  create({ report }: RuleContext) {
    const say = (node: ESTree.Node): void => report({ node, message: MESSAGE });
    return {
      Property(node: ESTree.ObjectProperty | ESTree.BindingProperty): void {
        if (!TIME_OPTIONS.has(nameOf(node.key)) || node.computed) return;
        const isWidth = node.value.type === 'Literal' && WIDTHS.has(node.value.value);
        const isOption = nameOf(node.key) === 'hour' ? isWidth : node.value.type === 'Literal';
        if (isOption) say(node);
      },
      MemberExpression(node: ESTree.MemberExpression): void {
        if (!node.computed && TIME_METHODS.has(nameOf(node.property))) say(node);
      },
      JSXAttribute(node: ESTree.JSXAttribute): void {
        const isType = node.name.type === 'JSXIdentifier' && node.name.name === 'type';
        if (isType && node.value?.type === 'Literal' && NATIVE_FIELDS.has(node.value.value)) {
          say(node);
        }
      },
    };
  },
};

import type { ESTree } from 'vite';
import type { RuleContext } from './rule-context.ts';

/** Options of `Intl.DateTimeFormat` that add a time of day. */
const TIME_OPTIONS: ReadonlySet<string> = new Set([
  'dayPeriod',
  'hour',
  'hour12',
  'hourCycle',
  'timeStyle',
]);
const WIDTHS: ReadonlySet<unknown> = new Set(['numeric', '2-digit']);
/** Methods of a date that format its time, or return its hours for formatting. */
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

function isTimeOption(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.computed) return false;
  const name = nameOf(property.key);
  if (!TIME_OPTIONS.has(name) || property.value.type !== 'Literal') return false;
  // A number of hours is not a format option.
  return name !== 'hour' || WIDTHS.has(property.value.value);
}

/** Rule for oxlint: one setting decides between 12 and 24 hours, not the browser's language. */
export const noOwnClock = {
  create({ report }: RuleContext) {
    const say = (node: ESTree.Node): void => report({ node, message: MESSAGE });
    return {
      ObjectExpression({ properties }: ESTree.ObjectExpression): void {
        for (const property of properties) if (isTimeOption(property)) say(property);
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

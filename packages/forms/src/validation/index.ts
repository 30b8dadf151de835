/** Forms and their schemas, for screens and servers. No React. */
export { issueText } from './issue-text';
export { fieldErrors, parseForm } from './parse-form';
export type { FieldErrors, FormSchema, ParsedForm } from './parse-form';
export { requiredText, typedText } from './texts';

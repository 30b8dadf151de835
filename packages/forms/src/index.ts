/**
 * Forms and their submission. Remotes with forms bundle this package; the shared module, which every first page loads
 * whole, leaves it out. The package neither imports the design system nor keeps state.
 */
export { keepDraftsOf, removeDrafts } from './draft-owner';
export { readDraft, removeDraft, storeDraft, type FormValues } from './form-draft';
export { MissingFields } from './MissingFields';
export { refusedFields } from './refused-fields';
export { chooseOrganization, forgetOrganization, keepOrganization } from './tab-organization';
export { useForm, type Form } from './useForm';
export { useSubmission, type Submission, type SubmissionFailure } from './useSubmission';

/**
 * Forms and what sends them, built into the remotes that have forms: the shared module, which every
 * first page loads whole, goes without. Nothing here imports the design system or keeps state.
 */
export { keepDraftsOf, removeDrafts } from './draft-owner';
export { readDraft, storeDraft, type FormValues } from './form-draft';
export { MissingFields } from './MissingFields';
export { chooseOrganization, forgetOrganization, keepOrganization } from './tab-organization';
export { useForm, type Form } from './useForm';
export { useSubmission, type Submission, type SubmissionFailure } from './useSubmission';

/**
 * Forms and what sends them, built into the remotes that have forms: the shared module, which every
 * first page loads whole, goes without. Nothing here imports the design system or keeps state.
 */
export { readDraft, storeDraft } from './form-draft';
export { MissingFields, type FormProblem, type MissingFieldsProps } from './MissingFields';
export {
  useForm,
  type ChoiceControl,
  type Form,
  type FormOptions,
  type TextControl,
} from './useForm';
export {
  useSubmission,
  type Submission,
  type SubmissionFailure,
  type SubmissionOptions,
} from './useSubmission';
export { keepDraftsOf, removeDrafts } from './draft-owner';
export { chooseOrganization, forgetOrganization, keepOrganization } from './tab-organization';

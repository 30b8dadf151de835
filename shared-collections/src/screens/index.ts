/**
 * Screens over a collection: its list, its dialog, its notices. Built into the remotes that have such
 * screens, so that the shared module, which every first page loads whole, stays light and knows no
 * router. It keeps no state of its own. A package, not a subpath of shared-ui: the federation plugin
 * takes what a shared package imports of itself for local, and a remote would carry a second design
 * system.
 */
export { CollectionList, type CollectionListProps } from './CollectionList/CollectionList';
export { DraftNote } from './DraftNote/DraftNote';
export {
  ManageDialog,
  type ManageDialogProps,
  type ManagedForm,
} from './ManageDialog/ManageDialog';
export { Notices } from './Notices/Notices';
export {
  useCollection,
  type AsyncState,
  type CollectionState,
  type PagedList,
} from './useCollection';
export { useItemEdit, type ItemEdit } from './useItemEdit';
export { useManageDialog, type ManageDialogControl } from './useManageDialog';
export { openState, useOpenOnArrival } from './useOpenOnArrival';
export { useRemoval, type Removal } from './useRemoval';
export type { ListRules, ListView, RenderCard } from './CollectionList/list-rules';

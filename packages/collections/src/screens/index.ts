/**
 * Screens over a collection: its list, its dialog, its notices. Built into the remotes that have such
 * screens, so that the shared module, which every first page loads whole, stays light and knows no
 * router. It keeps no state of its own. A package, not a subpath of shared-ui: the federation plugin
 * takes what a shared package imports of itself for local, and a remote would carry a second design
 * system.
 */
export type { ListRules, ListView } from './CollectionList/list-rules';
export { DraftNote } from './DraftNote/DraftNote';
export { ManagedList, type CardOptions } from './ManagedList/ManagedList';
export { ManageDialog, type EditRules } from './ManageDialog/ManageDialog';
export { Notices } from './Notices/Notices';
export { useCollection, type CollectionState, type ListState } from './useCollection';
export { useManageDialog, type OpenDialog } from './useManageDialog';
export { openState } from './useOpenOnArrival';

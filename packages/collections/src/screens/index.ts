/**
 * Screens over a collection: its list, its dialog, its notices. Remotes with such screens bundle this code,
 * so the shared module, which every first page loads whole, stays small and has no router. The code keeps
 * no state of its own. It is a package and not a subpath of shared-ui: the federation plugin treats imports
 * within a shared package as local, so a remote would carry a second design system.
 */
export type { ListRules, ListView } from './CollectionList/list-rules';
export { DraftNote } from './DraftNote/DraftNote';
export { EntryForm } from './EntryForm/EntryForm';
export { ManagedList, type CardOptions, type RowsOptions } from './ManagedList/ManagedList';
export { ManageDialog, type EditRules } from './ManageDialog/ManageDialog';
export { Notices } from './Notices/Notices';
export { useCollection, type CollectionState, type ListState } from './useCollection';
export { useManageDialog, type OpenDialog } from './useManageDialog';
export { openState } from './useOpenOnArrival';
export { useListView } from './ViewToggle/useListView';
export { ViewToggle } from './ViewToggle/ViewToggle';

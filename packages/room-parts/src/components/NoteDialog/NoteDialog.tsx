import { lazyScreen } from '@standby/shared-ui';

export const NoteDialog = lazyScreen(() => import('./NoteDialogPopup'), 'NoteDialogPopup');

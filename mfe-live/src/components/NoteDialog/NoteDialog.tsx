import { lazyScreen } from '@standby/shared-ui';
import type { NoteDialogProps } from './NoteDialogLazy';

export const NoteDialog = lazyScreen<NoteDialogProps>(() => import('./NoteDialogLazy'));

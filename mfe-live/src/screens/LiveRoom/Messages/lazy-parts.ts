import { lazyScreen } from '@standby/shared-ui';

/* Parts of connected mode. Sample mode never loads their code. */
export const QuestionActions = lazyScreen(() => import('./QuestionActions'), 'QuestionActions');

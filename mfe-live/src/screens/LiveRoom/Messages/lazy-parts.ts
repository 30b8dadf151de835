import { lazyScreen } from '@standby/shared-ui';

/* In connected mode alone: sample mode loads none of it. */
export const QuestionActions = lazyScreen(() => import('./QuestionActionsLazy'));

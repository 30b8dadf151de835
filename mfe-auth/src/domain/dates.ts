import { formatDateAt } from '@standby/shared-ui/text';

/** The day of an instant, where the person is: `22 November 2026`. */
export const dayOf = (instant: string): string => formatDateAt(Date.parse(instant), 'long');

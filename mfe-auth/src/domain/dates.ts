import { formatDateAt } from '@standby/shared-ui/text';

/** Formats the day of an instant in the person's time zone: `22 November 2026`. */
export const dayOf = (instant: string): string => formatDateAt(Date.parse(instant), 'long');

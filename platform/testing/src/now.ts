/** The evening on which the tests play. */
export const NOW = '2025-01-15T19:30:00.000Z';

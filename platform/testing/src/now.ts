/** The evening on which the tests play, half past seven in the zone of the machine. */
export const NOW = new Date(2025, 0, 15, 19, 30).toISOString();

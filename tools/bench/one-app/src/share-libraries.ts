/** One app has nobody to share with. */
export function shareLibraries(): void {}

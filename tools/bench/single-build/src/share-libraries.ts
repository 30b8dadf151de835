/** The single build has nobody to share with. */
export function shareLibraries(): void {}

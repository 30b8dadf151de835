/** Anchors of the landing page. */
export const siteSections = [
  { hash: '#features', label: 'Features' },
  { hash: '#pricing', label: 'Pricing' },
  { hash: '#about', label: 'About' },
  { hash: '#contact', label: 'Contact' },
] as const;

/**
 * Names by which components refer to colour, space, type and motion. Values that depend on a theme,
 * the window or a setting are in theme.css, so that a change needs no render. All other values are
 * here.
 */

export const color = {
  page: 'var(--color-page)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  /** Divides areas; too faint to outline a control. */
  hairline: 'var(--color-hairline)',
  /** Outlines inputs and other controls: 3:1 against every background. */
  control: 'var(--color-control)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  accentSoft: 'var(--color-accent-soft)',
  onAccent: 'var(--color-on-accent)',
  go: 'var(--color-go)',
  goSoft: 'var(--color-go-soft)',
  standby: 'var(--color-standby)',
  standbySoft: 'var(--color-standby-soft)',
  stop: 'var(--color-stop)',
  stopHover: 'var(--color-stop-hover)',
  stopSoft: 'var(--color-stop-soft)',
  onStop: 'var(--color-on-stop)',
  info: 'var(--color-info)',
  infoSoft: 'var(--color-info-soft)',
  /** Dims the page behind a dialog. */
  scrim: 'var(--color-scrim)',
  /** Colour of the only shadow, under overlays; transparent in the dark theme. */
  shade: 'var(--color-shade)',
  /** Ground of a screen that people read from afar. In the dark theme it gives no light at all. */
  stage: 'var(--color-stage)',
  /** Ground of the show mode and its two steps of light, the same in both themes. */
  night: 'var(--color-night)',
  nightBright: 'var(--color-night-bright)',
  nightDim: 'var(--color-night-dim)',
} as const;

/** Multiples of 4 px; `gutter` is the page's side margin, `section` the gap of public pages. */
export const space = {
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  7: 'var(--space-7)',
  8: 'var(--space-8)',
  9: 'var(--space-9)',
  10: 'var(--space-10)',
  11: 'var(--space-11)',
  12: 'var(--space-12)',
  13: 'var(--space-13)',
  14: 'var(--space-14)',
  15: 'var(--space-15)',
  16: 'var(--space-16)',
  gutter: 'var(--space-gutter)',
  section: 'var(--space-section)',
} as const;

export const radius = {
  small: 'var(--radius-small)',
  large: 'var(--radius-large)',
  round: 'var(--radius-round)',
} as const;

export const size = {
  /** 44 px: smallest height of a touch target. */
  target: 'var(--size-target)',
  /** 36 px: dense rows, for pointers. */
  compact: 'var(--size-compact)',
  /** 52 px: height of the one large action of a screen. */
  tall: 'var(--size-tall)',
  /** Largest width of the page's content. */
  content: 'var(--size-content)',
  /** Largest width of a column of running text. */
  reading: 'var(--size-reading)',
  form: 'var(--size-form)',
  /** Height of the app's header, which stays at the top of the window; 0 without a header. */
  header: 'var(--size-header)',
} as const;

/** Thickness of borders, rules and outlines. */
export const stroke = {
  thin: '1px',
  /** Border of a checkbox and a radio button. */
  choice: '1.5px',
  thick: '2px',
  /** Whole borders: the dividing line, and the edge of a surface. */
  hairline: `1px solid ${color.hairline}`,
} as const;

/** Sizes of icons and of the small shapes beside words. */
export const icon = {
  /** The dot of a radio button. */
  dot: '0.5rem',
  /** The shape of a status badge. */
  mark: '0.625rem',
  micro: '0.75rem',
  /** The shape of a banner's tone. */
  tone: '0.875rem',
  small: '1rem',
  medium: '1.125rem',
  large: '1.25rem',
  /** A badge on an icon. */
  badge: '1.375rem',
  /** Icon of a card's header and of the brand. */
  card: '1.5rem',
  /** Icon of an empty state. */
  figure: '2.5rem',
} as const;

/** Extents of columns, panels and popups, in rem. */
export const extent = {
  4: '4rem',
  5: '5rem',
  6: '6rem',
  8: '8rem',
  9: '9rem',
  10: '10rem',
  11: '11rem',
  12: '12rem',
  13: '13rem',
  14: '14rem',
  15: '15rem',
  16: '16rem',
  17: '17rem',
  18: '18rem',
  20: '20rem',
  22: '22rem',
  24: '24rem',
  26: '26rem',
  28: '28rem',
  32: '32rem',
  34: '34rem',
  40: '40rem',
  44: '44rem',
  48: '48rem',
} as const;

/** The shadows under overlays. */
export const shadow = {
  popup: `0 8px 24px ${color.shade}`,
  dialog: `0 16px 48px ${color.shade}`,
} as const;

export const font = {
  /** Screen titles and the landing's headlines. */
  display: 'var(--font-display)',
  body: 'var(--font-body)',
  /** Countdowns and figures that change; pair it with `font-variant-numeric: tabular-nums`. */
  figure: 'var(--font-figure)',
  code: 'var(--font-code)',
} as const;

export const weight = {
  regular: 'var(--weight-regular)',
  medium: 'var(--weight-medium)',
  strong: 'var(--weight-strong)',
} as const;

/** Sizes with their line heights, smallest first: `font-size: ${text.body.size}`. */
export const text = {
  micro: { size: 'var(--text-micro)', line: 'var(--line-micro)' },
  small: { size: 'var(--text-small)', line: 'var(--line-small)' },
  body: { size: 'var(--text-body)', line: 'var(--line-body)' },
  lead: { size: 'var(--text-lead)', line: 'var(--line-lead)' },
  heading: { size: 'var(--text-heading)', line: 'var(--line-heading)' },
  section: { size: 'var(--text-section)', line: 'var(--line-section)' },
  title: { size: 'var(--text-title)', line: 'var(--line-title)' },
  display: { size: 'var(--text-display)', line: 'var(--line-display)' },
  hero: { size: 'var(--text-hero)', line: 'var(--line-hero)' },
} as const;

/** Declares the size and the line height of a text: `${textStyle('small')};`. */
export function textStyle(name: keyof typeof text): string {
  return `font-size: ${text[name].size}; line-height: ${text[name].line}`;
}

/** Durations; theme.css removes the movement for people who prefer less of it. */
export const motion = {
  fast: 'var(--motion-fast) var(--motion-ease)',
  normal: 'var(--motion-normal) var(--motion-ease)',
  slow: 'var(--motion-slow) var(--motion-ease)',
} as const;

/** Stacking order of elements outside the flow. */
export const layer = {
  sticky: 'var(--layer-sticky)',
  header: 'var(--layer-header)',
  overlay: 'var(--layer-overlay)',
  popup: 'var(--layer-popup)',
  toast: 'var(--layer-toast)',
  skip: 'var(--layer-skip)',
} as const;

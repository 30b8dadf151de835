/** Two bars, as on every player: distinct from the other shapes without colour. */
export function PausedShape() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden data-shape="paused">
      <path d="M1 .5h3v9H1zM6 .5h3v9H6z" fill="currentColor" />
    </svg>
  );
}

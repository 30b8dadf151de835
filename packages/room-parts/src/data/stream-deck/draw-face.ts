import type { DeckFace, DeckTone } from '../../domain/stream-deck/deck-faces';

interface Colors {
  readonly ground: string;
  readonly ink: string;
}

/* The keys have the colours of the desk at night; a deck has no light theme. */
const COLORS: Readonly<Record<DeckTone, Colors>> = {
  ready: { ground: '#12100d', ink: '#f6f0e4' },
  on: { ground: '#54d98c', ink: '#06210f' },
  warning: { ground: '#ffd166', ink: '#221600' },
  off: { ground: '#000000', ink: '#8f8779' },
};

const FONT = "'Barlow Condensed', 'Arial Narrow', sans-serif";
const TITLE_SHARE = 0.3;
const DETAIL_SHARE = 0.18;
const LINES_MAX = 3;
const PADDING_SHARE = 0.08;

/** Returns the words in lines that fit; the last line ends with an ellipsis if words are left. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, LINES_MAX);
  if (lines.length > LINES_MAX) shown[LINES_MAX - 1] += '…';
  return shown;
}

/**
 * Draws a face over a whole canvas. The tone is a shape as well as a colour: a state that is on is
 * filled, one that warns also has a frame, and an act that is not possible is thin.
 */
export function drawFace(canvas: HTMLCanvasElement, { title, detail, tone }: DeckFace): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const { width, height } = canvas;
  const { ground, ink } = COLORS[tone];
  const padding = width * PADDING_SHARE;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  if (tone === 'warning') {
    context.strokeStyle = ink;
    context.lineWidth = padding / 2;
    context.strokeRect(padding / 4, padding / 4, width - padding / 2, height - padding / 2);
  }
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const weight = tone === 'off' ? 400 : 600;
  const fit = width - 2 * padding;
  const isSentence = title.includes(' ');
  const texts = [
    { text: title, px: height * (isSentence ? DETAIL_SHARE : TITLE_SHARE) },
    { text: detail, px: height * DETAIL_SHARE },
  ];
  const lines = texts.flatMap(({ text, px }) => {
    const font = `${weight} ${px}px ${FONT}`;
    context.font = font;
    return linesOf(context, text, fit).map((line) => ({ line, px, font }));
  });
  let y = (height - lines.reduce((sum, { px }) => sum + px, 0)) / 2;
  for (const { line, px, font } of lines) {
    context.font = font;
    context.fillText(line, width / 2, y + px / 2, fit);
    y += px;
  }
}

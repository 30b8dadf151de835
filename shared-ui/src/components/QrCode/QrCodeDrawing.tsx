import { useMemo } from 'react';
import { encode, type QrCodeGenerateResult } from 'uqr';
import type { QrCodeDrawingProps } from './QrCode';
import { Missing } from './QrCode.styles';

/** Width of the white margin in modules, as the standard requires. */
const QUIET_ZONE = 4;

/** Returns one path for all dark modules; each run in a row is one rectangle. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
      }
      return path;
    })
    .join('');
}

/** Returns undefined when no code is large enough. The largest holds about 2,300 letters. */
function encoded(value: string): QrCodeGenerateResult | undefined {
  try {
    return encode(value, { ecc: 'M', border: QUIET_ZONE });
  } catch {
    return undefined;
  }
}

/** The code itself. */
export function QrCodeDrawing({ value, label }: QrCodeDrawingProps) {
  const drawing = useMemo(() => {
    const code = encoded(value);
    return code && { path: darkPath(code.data), width: code.size };
  }, [value]);

  if (!drawing) return <Missing>This address is too long for a code.</Missing>;
  const { path, width } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

import { useMemo } from 'react';
import { encode } from 'uqr';
import type { QrCodeDrawingProps } from './QrCode';

/** Width of the white margin in modules, as the standard asks. */
const QUIET_ZONE = 4;

/** One path for all dark modules: each run of a row is one rectangle. */
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

/** The code itself. */
export default function QrCodeLazy({ value, label }: QrCodeDrawingProps) {
  const { path, width } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: QUIET_ZONE });
    return { path: darkPath(code.data), width: code.size };
  }, [value]);

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

import type { CSSProperties } from 'react';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { Frame, Missing, Retry } from './QrCode.styles';

interface QrCodeProps {
  /** Content of the code, usually an address. */
  value: string;
  /** Accessible name: the place to which the code leads. */
  label: string;
  /** Length of a side in CSS; the code shrinks with its place. */
  size?: string | undefined;
  className?: string | undefined;
}

export interface QrCodeDrawingProps {
  value: string;
  label: string;
}

const Drawing = lazyScreen(() => import('./QrCodeDrawing'), 'QrCodeDrawing');

/** A code to scan, dark on white in both themes. */
export function QrCode({ value, label, size: side = '16rem', className }: QrCodeProps) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--qr-size': side };
  return (
    <Frame className={className} style={style}>
      <LazyPart
        renderMissing={(retry) => (
          <Missing>
            The code did not load.
            <Retry type="button" onClick={retry}>
              Retry
            </Retry>
          </Missing>
        )}
      >
        <Drawing value={value} label={label} />
      </LazyPart>
    </Frame>
  );
}

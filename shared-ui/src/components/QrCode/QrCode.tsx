import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyScreen } from '../../lazy/lazyScreen';
import { radius } from '../../theme/tokens';

/* Scanners want dark on white in either theme. */
const Frame = styled.div`
  width: min(100%, var(--qr-size));
  aspect-ratio: 1;
  border-radius: ${radius.large};
  background: var(--color-paper);
  color: var(--color-ink);
  overflow: clip;
`;

export interface QrCodeProps {
  /** What a scan gives: usually an address. */
  value: string;
  /** What it leads to, read out. */
  label: string;
  /** Its side, as a CSS length; it shrinks with its place. */
  size?: string | undefined;
  className?: string | undefined;
}

export interface QrCodeDrawingProps {
  value: string;
  label: string;
}

const Drawing = lazyScreen<QrCodeDrawingProps>(() => import('./QrCodeLazy'));

/** A code to scan, dark on white in both themes. */
export function QrCode({ value, label, size = '16rem', className }: QrCodeProps) {
  return (
    <Frame className={className} style={{ ['--qr-size' as string]: size }}>
      <Suspense fallback={null}>
        <Drawing value={value} label={label} />
      </Suspense>
    </Frame>
  );
}

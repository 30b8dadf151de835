import { styled } from 'styled-components';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { radius, size, space } from '../../theme/tokens';

/* Scanners want dark on white in either theme. */
const Frame = styled.div`
  width: min(100%, var(--qr-size));
  aspect-ratio: 1;
  border-radius: ${radius.large};
  background: var(--color-paper);
  color: var(--color-ink);
  overflow: clip;
`;

const Missing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  height: 100%;
  padding: ${space[4]};
  text-align: center;
`;

/* In the ink of the paper: a themed button could not be seen on it. */
const Retry = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
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
export function QrCode({ value, label, size: side = '16rem', className }: QrCodeProps) {
  return (
    <Frame className={className} style={{ ['--qr-size' as string]: side }}>
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

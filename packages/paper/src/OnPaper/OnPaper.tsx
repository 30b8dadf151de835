import { useEffect, useState, type ReactElement } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Whether the browser is printing this page, by a button or by its own menu. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands in the document when the event is over.
    const handleBefore = (): void => flushSync(() => setIsPrinting(true));
    const handleAfter = (): void => setIsPrinting(false);
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, []);
  return isPrinting;
}

interface OnPaperProps {
  /** Makes the sheets; called while the browser prints. */
  readonly children: () => ReactElement;
}

/**
 * Sheets that are printed in place of the screen, also by the browser's own print. They exist only
 * while the browser prints.
 */
export function OnPaper({ children }: OnPaperProps) {
  const isPrinting = useIsPrinting();
  return isPrinting && createPortal(<div data-print-root>{children()}</div>, document.body);
}

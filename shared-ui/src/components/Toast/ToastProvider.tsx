import { useMemo, useRef, useState, type ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { ToastContext, type ToastControl, type ToastMessage } from './toast';

/** A request from a screen. The viewport handles requests in order. */
export type ToastRequest =
  | { kind: 'show'; id: string; message: ToastMessage }
  | { kind: 'close'; id: string };

const ToastViewport = lazyScreen(() => import('./ToastViewport'), 'ToastViewport');

/** Provides the page with toasts. Their code loads with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);
  const count = useRef(0);
  const [isNeeded, setIsNeeded] = useState(false);

  const control = useMemo<ToastControl>(
    () => ({
      show: (message) => {
        count.current += 1;
        setIsNeeded(true);
        const id = `toast-${count.current}`;
        setRequests((queue) => [...queue, { kind: 'show', id, message }]);
        return id;
      },
      close: (id) => setRequests((queue) => [...queue, { kind: 'close', id }]),
    }),
    [],
  );

  const handleDone = (done: readonly ToastRequest[]) => {
    setRequests((queue) => queue.filter((request) => !done.includes(request)));
  };

  return (
    <ToastContext value={control}>
      {children}
      {isNeeded && (
        // The next message requests missing code again; earlier messages wait for it.
        <LazyPart resetKey={String(requests.length)}>
          <ToastViewport requests={requests} onDone={handleDone} />
        </LazyPart>
      )}
    </ToastContext>
  );
}

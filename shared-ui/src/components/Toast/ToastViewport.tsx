import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { ToneShape } from '../StatusBadge/ToneShape';
import type { Tone } from '../../tone';
import { Muted } from '../Muted/Muted';
import { Action, Content, FOOT, Main, Mark, Root, Title, Viewport, Words } from './Toast.styles';
import { footHeight } from './foot-height';
import type { ToastMessage } from './toast';
import type { ToastRequest } from './ToastProvider';

const DEFAULT_DURATION_MS = 6_000;

export interface ToastViewportProps {
  requests: readonly ToastRequest[];
  onDone: (done: readonly ToastRequest[]) => void;
}

interface ToastData {
  tone: Tone;
  action: ToastMessage['action'];
}

/** The toasts on Base UI; F6 moves the focus to them. */
export function ToastViewport(props: ToastViewportProps) {
  const viewportRef = useRef<HTMLDivElement>(null);
  return (
    <Base.Provider limit={3} timeout={DEFAULT_DURATION_MS}>
      <ToastQueue {...props} />
      <Base.Portal>
        <Base.Viewport ref={viewportRef} render={<Viewport data-print="hide" />}>
          <ToastList viewportRef={viewportRef} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Handles the requests from the screens in order. */
function ToastQueue({ requests, onDone }: ToastViewportProps) {
  const { add, close } = Base.useToastManager<ToastData>();

  useEffect(() => {
    if (requests.length === 0) return;
    for (const request of requests) {
      if (request.kind === 'close') close(request.id);
      else {
        const { title, description, tone = 'neutral', action, durationMs } = request.message;
        add({
          id: request.id,
          title,
          description,
          timeout: durationMs ?? DEFAULT_DURATION_MS,
          data: { tone, action },
        });
      }
    }
    onDone(requests);
  }, [requests, onDone, add, close]);

  return null;
}

/**
 * Keeps the toasts above the elements that a page marks with `data-foot`, also when the page
 * changes below them.
 */
function useFoot(viewportRef: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!isShown || !viewport) return undefined;
    const place = () => {
      const parts = Array.from(document.querySelectorAll('[data-foot]'), (part) =>
        part.getBoundingClientRect(),
      );
      const height = footHeight(parts, viewport.getBoundingClientRect(), window.innerHeight);
      viewport.style.setProperty(FOOT, `${height}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [viewportRef, isShown]);
}

interface ToastListProps {
  viewportRef: RefObject<HTMLDivElement | null>;
}

function ToastList({ viewportRef }: ToastListProps) {
  const { toasts, close } = Base.useToastManager<ToastData>();
  useFoot(viewportRef, toasts.length > 0);

  return toasts.map((toast) => {
    const { tone = 'neutral', action } = toast.data ?? {};
    return (
      <Base.Root key={toast.id} toast={toast} render={<Root />}>
        <Base.Content render={<Content />}>
          <Mark data-tone={tone}>
            <ToneShape tone={tone} />
          </Mark>
          <Main>
            <Words>
              <Base.Title render={<Title />} />
              <Base.Description render={<Muted />} />
            </Words>
            {action && (
              <Base.Action
                render={<Action size="small" variant="ghost" />}
                onClick={() => {
                  action.onAction();
                  close(toast.id);
                }}
              >
                {action.label}
              </Base.Action>
            )}
          </Main>
          {/* Base UI hides it from assistive technology until the toasts have the focus. */}
          <Base.Close
            aria-hidden={false}
            render={
              <IconButton label="Close">
                <X strokeWidth={1.5} aria-hidden />
              </IconButton>
            }
          />
        </Base.Content>
      </Base.Root>
    );
  });
}

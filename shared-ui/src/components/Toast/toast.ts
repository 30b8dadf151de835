import { createContext, useContext } from 'react';
import type { Tone } from '../../tone';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: Tone | undefined;
  /** One action, such as Undo; it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Time until the toast closes: 6 s by default; 0 keeps it open. The time stops while the pointer is on the toast. */
  durationMs?: number | undefined;
}

export interface ToastControl {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  /** Closes a message before its time. */
  close: (id: string) => void;
}

export const ToastContext = createContext<ToastControl | undefined>(undefined);

/** Shows short messages at the edge of the page, above everything. */
export function useToast(): ToastControl {
  const control = useContext(ToastContext);
  if (!control) throw new Error('useToast needs a ToastProvider above it.');
  return control;
}

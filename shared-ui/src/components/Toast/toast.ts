import { createContext, useContext } from 'react';
import type { Tone } from '../../tone';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: Tone | undefined;
  /** One way back or on, such as Undo; it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** How long it stays, 6 s by default; 0 keeps it until it is closed. It waits while pointed at. */
  durationMs?: number | undefined;
}

export interface ToastControl {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  /** Takes a message away before its time. */
  close: (id: string) => void;
}

export const ToastContext = createContext<ToastControl | undefined>(undefined);

/** Short messages at the edge of the page, above everything. */
export function useToast(): ToastControl {
  const control = useContext(ToastContext);
  if (!control) throw new Error('useToast needs a ToastProvider above it.');
  return control;
}

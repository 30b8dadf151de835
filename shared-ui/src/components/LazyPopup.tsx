import { useContext, useState, type ReactNode } from 'react';
import { LazyPart } from '../lazy/LazyPart';
import { ToastContext } from './Toast/toast';

interface LazyPopupProps {
  open: boolean;
  /** Called when the code could not be loaded. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Mounts a popup when it first opens, which loads its code, and keeps it mounted so that it can fade. If the code
 * cannot be loaded, a toast says so, and the next opening requests it again.
 */
export function LazyPopup({ open, onClose, children }: LazyPopupProps) {
  const toast = useContext(ToastContext);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  const handleMissing = () => {
    if (!open) return;
    toast?.show({
      tone: 'stop',
      title: 'This did not load.',
      description: 'Check the connection and try again.',
    });
    onClose();
  };

  if (!wasOpened) return null;
  return (
    <LazyPart resetKey={String(open)} onMissing={handleMissing}>
      {children}
    </LazyPart>
  );
}

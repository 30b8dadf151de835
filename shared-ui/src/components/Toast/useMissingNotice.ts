import { useContext } from 'react';
import { ToastContext } from './toast';

/** Says that something did not open because its code could not be loaded; quiet where there are no toasts. */
export function useMissingNotice(): () => void {
  const toast = useContext(ToastContext);
  return () =>
    toast?.show({
      tone: 'stop',
      title: 'This did not load.',
      description: 'Check the connection and try again.',
    });
}

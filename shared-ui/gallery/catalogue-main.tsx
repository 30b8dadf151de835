import '@standby/shared-ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from '@standby/shared-ui';
import { Catalogue } from './Catalogue';

const root = document.getElementById('root');
if (!root) throw new Error('remotes.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <Catalogue />
    </ToastProvider>
  </StrictMode>,
);

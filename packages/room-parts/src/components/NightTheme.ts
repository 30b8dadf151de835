import { color } from '@standby/shared-ui';
import { createGlobalStyle } from 'styled-components';

/**
 * Amber-red on black in two brightness steps, for the whole window with its dialogs. Shapes, frames
 * and words replace filled colours. The app’s header and footer are hidden.
 */
export const NightTheme = createGlobalStyle`
  :root:root {
    --color-page: ${color.night};
    --color-surface: ${color.night};
    --color-raised: ${color.night};
    --color-hairline: ${color.nightDim};
    --color-control: ${color.nightDim};
    --color-text: ${color.nightBright};
    --color-text-muted: ${color.nightDim};
    --color-accent: ${color.nightBright};
    --color-accent-hover: ${color.nightBright};
    --color-accent-soft: ${color.night};
    --color-on-accent: ${color.night};
    --color-go: ${color.nightBright};
    --color-standby: ${color.nightBright};
    --color-stop: ${color.nightBright};
    --color-go-soft: ${color.night};
    --color-standby-soft: ${color.night};
    --color-stop-soft: ${color.night};
    --color-info: ${color.nightBright};
    color-scheme: dark;
  }

  header[data-app-header],
  footer {
    display: none;
  }

  /* Controls are as bright as their labels, and a checked control has the brightest frame. */
  input:is([type='checkbox'], [type='radio']):enabled,
  label:has(> input:is([type='checkbox'], [type='radio']):checked) {
    border-color: ${color.nightBright};
  }

  :is([role='dialog'], [role='alertdialog']) button {
    border-color: ${color.nightDim};
    background: ${color.night};
    color: ${color.nightBright};
  }
`;

import { shellConfig } from '../platform/vite-preset/src/shell.ts';

export default shellConfig();

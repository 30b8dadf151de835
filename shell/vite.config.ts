import { shellConfig } from '../tools/vite/shell.ts';

export default shellConfig();

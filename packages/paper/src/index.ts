export { type Paper, paperOf, PAPERS } from './domain/paper';
export { OnPaper } from './OnPaper/OnPaper';
export { PaperPages, type PaperColumn, type PaperPagesProps } from './PaperPages/PaperPages';
export type { PaperSheet } from './domain/sheet';

export { type Paper, paperOf, PAPERS } from './domain/paper';
export { OnPaper } from './OnPaper/OnPaper';
export { PaperPages, type PaperColumn } from './PaperPages/PaperPages';

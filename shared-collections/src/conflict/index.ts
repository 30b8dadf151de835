/** What two people changed at once, for one of them to decide: loaded by `import()` when that happens. */
export { EditConflictNote, type EditConflictNoteProps } from './EditConflictNote';

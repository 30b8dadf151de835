const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** @throws {Error} where the document has no place for it */
export function putBetweenMarkers(document: string, content: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start === -1 || end < start) throw new Error(`there is no ${START} … ${END} to write to`);
  return `${document.slice(0, start + START.length)}\n\n${content}\n\n${document.slice(end)}`;
}

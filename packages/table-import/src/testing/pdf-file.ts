/** Writes a PDF file of these objects, the first of which is its catalog. */
function pdfOf(...objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, place) => {
    const start = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

/** PDF files whose pages cannot be found, by their fault. */
export const PDFS_WITHOUT_PAGES: Readonly<Record<string, Uint8Array>> = {
  'a tree of pages that is a circle': pdfOf(
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 2 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 2 >>',
  ),
  'a tree of pages that holds itself': pdfOf(
    CATALOG,
    '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 4 >>',
  ),
  'a page that is missing': pdfOf(CATALOG, '<< /Type /Pages /Kids [9 0 R] /Count 1 >>'),
  'a tree without pages': pdfOf(CATALOG, '<< /Type /Other >>'),
};

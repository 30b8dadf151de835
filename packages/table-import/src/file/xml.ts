import { SaxesParser } from 'saxes';
import { FileError } from './errors';

/*
 * Walks through the XML of a workbook, tag by tag. It keeps no tree and knows the five entities of XML alone, so nesting
 * and definitions of entities cost no more than their bytes.
 */

/** Attributes of a tag by their names without prefixes. */
export type Attributes = ReadonlyMap<string, string>;

interface XmlHandlers {
  /** @param name without its prefix */
  readonly open?: (name: string, attributes: Attributes) => unknown;
  readonly close?: (name: string) => unknown;
  readonly text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Calls the handlers for each tag and text; throws a {@link FileError} for XML that is not well-formed. */
export function scanXml(xml: string, damaged: string, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser();
  const fail = (): never => {
    throw new FileError(damaged);
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('opentag', ({ name, attributes }) => {
    const local = Object.entries(attributes).map(
      ([key, value]) => [localName(key), value] as const,
    );
    open?.(localName(name), new Map(local));
  });
  parser.on('closetag', ({ name }) => close?.(localName(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(xml).close();
}

/** Reads a part of a package as XML with namespaces, in the character set that it is in, piece by piece. */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { Unreadable } from './rawSheet.ts';

export interface XmlElement {
  /** Name without prefix. */
  local: string;
  /** Namespace. */
  uri: string;
  /** Of an attribute by its name without prefix; with a test of its namespace where several are called alike. */
  value(name: string, isIn?: (uri: string) => boolean): string | undefined;
}

export interface XmlHandlers {
  open?(element: XmlElement): void;
  close?(local: string, uri: string): void;
  text?(text: string): void;
  /** Asked after each piece: true when nothing more is needed. */
  isDone?(): boolean;
}

/** @throws Unreadable for definitions, which could grow or fetch files; an Error for what is not well-formed */
export async function readXml(bytes: AsyncGenerator<Buffer>, { open, close, text, isDone }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    throw new Unreadable('definitions');
  });
  if (open) parser.on('opentag', (tag) => open(toElement(tag)));
  if (close) parser.on('closetag', (tag) => close(tag.local, tag.uri));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  const write = (piece: Buffer): void => void parser.write(decoder!.decode(piece, { stream: true }));
  for await (const chunk of bytes) {
    if (decoder) write(chunk);
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < declarationLength) continue;
      decoder = decoderOf(start);
      write(start);
    }
    if (isDone?.()) return;
  }
  if (!decoder) {
    decoder = decoderOf(start);
    write(start);
  }
  parser.write(decoder.decode());
  parser.close();
}

function toElement({ local, uri, attributes }: SaxesTagNS): XmlElement {
  const all: readonly SaxesAttributeNS[] = Object.values(attributes);
  return { local, uri, value: (name, isIn) => all.find((attribute) => attribute.local === name && (!isIn || isIn(attribute.uri)))?.value };
}

/** Bytes in which the declaration with the character set ends, if there is one. */
const declarationLength = 256;

/** By the mark at the beginning, the zeros of UTF-16, or the declaration; UTF-8 where nothing is said. */
function decoderOf(start: Buffer): TextDecoder {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le', { fatal: true });
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be', { fatal: true });
  const [, declared = 'utf-8'] =
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.toString('latin1', 0, declarationLength)) ?? [];
  // A declaration that the bytes before it contradict.
  return new TextDecoder(/^utf-?16/i.test(declared) ? 'utf-8' : declared, { fatal: true });
}

/** Workbooks as Excel 5 and 95 wrote them, whose texts are bytes of a code page. */
import { CFB, utils, write } from '@e965/xlsx';

/** Names of code pages for a `TextDecoder`. */
const encodings = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
} as const;
export type CodePage = keyof typeof encodings;

/** The bytes of a text, found by reading all that a code page can say. */
export function bytesIn(codePage: CodePage, text: string): Buffer {
  const decoder = new TextDecoder(encodings[codePage]);
  const known = new Map<string, Buffer>();
  const learn = (bytes: Buffer): void => void (known.has(decoder.decode(bytes)) || known.set(decoder.decode(bytes), bytes));
  for (let one = 0; one < 256; one += 1) learn(Buffer.from([one]));
  if (codePage < 1250) for (let lead = 0x81; lead < 255; lead += 1) for (let trail = 0x40; trail < 255; trail += 1) learn(Buffer.from([lead, trail]));
  return Buffer.concat(
    [...text].map((character) => {
      const bytes = known.get(character);
      if (!bytes) throw new Error(`${character} is not in code page ${codePage}`);
      return bytes;
    }),
  );
}

/**
 * An .xls of BIFF5 with these texts and numbers. SheetJS writes Latin letters only: each text stands there as a mark of the same length,
 * and its bytes are put in its place.
 * @param rows texts of at least three bytes
 * @param says what the file says of its code page: another number, or nothing
 */
export function oldWorkbook(codePage: CodePage, rows: readonly (readonly (string | number)[])[], says: number | 'nothing' = codePage): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))].map((text, index) => {
    const bytes = bytesIn(codePage, text);
    return { text, bytes, mark: String.fromCodePoint(0x61 + index).padEnd(bytes.length, '~') };
  });
  const marked = rows.map((row) => row.map((cell) => texts.find(({ text }) => text === cell)?.mark ?? cell));
  const book = write({ SheetNames: ['Sheet1'], Sheets: { Sheet1: utils.aoa_to_sheet(marked) } }, { type: 'buffer', bookType: 'biff5' }) as Buffer;
  const container = CFB.read(book, { type: 'buffer' });
  const entry = CFB.find(container, '/Book')!;
  const stream = Buffer.from(entry.content);
  for (const { bytes, mark } of texts) {
    const place = Buffer.from(mark, 'latin1');
    for (let at = stream.indexOf(place); at >= 0; at = stream.indexOf(place, at + 1)) bytes.copy(stream, at);
  }
  const record = stream.indexOf(Buffer.from([0x42, 0, 2, 0, 0xe4, 0x04]));
  if (says === 'nothing') stream.writeUInt16LE(0xfff0, record);
  else stream.writeUInt16LE(says, record + 4);
  entry.content = stream;
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

/** Properties of an .xls, read from its records before its cells: BIFF2 to BIFF8 (MS-XLS, and the format of Excel 5). */

const opcode = { endOfPart: 0x0a, password: 0x2f, codePage: 0x42, formulas: [0x06, 0x0206, 0x0406], begins: [0x09, 0x0209, 0x0409, 0x0809] } as const;

/** Kinds of parts that hold no cells: the globals of a workbook or workspace, charts; and those that hold macros. */
const kind = { globals: [0x05, 0x0100], module: 0x06, macros: 0x40 } as const;

export interface BiffFacts {
  /** Texts are Unicode from 8 on; before, they are in the code page. */
  version: number;
  /** As Windows numbers them; undefined when the file does not say. */
  codePage: number | undefined;
  hasPassword: boolean;
  hasMacros: boolean;
  /** Cells with a formula of each sheet, in the order of the sheets in the file, as {@link cellKey}. */
  formulas: ReadonlySet<number>[];
}

export const cellKey = (row: number, column: number): number => row * 0x1_0000 + column;

/** Numbers that Excel writes beside those of Windows. */
const codePages: Readonly<Record<number, number>> = { 0x8000: 10_000, 0x8001: 1252, 0x5212: 1200, 367: 20_127 };

/** @param stream a stream of records, from its first BOF */
export function biffFacts(stream: Buffer): BiffFacts {
  const facts: BiffFacts = { version: 0, codePage: undefined, hasPassword: false, hasMacros: false, formulas: [] };
  const versions: Readonly<Record<number, number>> = { 0x09: 2, 0x0209: 3, 0x0409: 4 };
  let depth = 0;
  let cells: Set<number> | undefined;
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const record = stream.readUInt16LE(at);
    const length = Math.min(stream.readUInt16LE(at + 2), stream.length - at - 4);
    const short = (offset: number): number => (offset + 2 <= length ? stream.readUInt16LE(at + 4 + offset) : 0);
    if (opcode.begins.some((begin) => begin === record)) {
      const type = short(2);
      facts.version ||= versions[record] ?? (short(0) === 0x0600 ? 8 : 5);
      if (type === kind.macros || type === kind.module) facts.hasMacros = true;
      // A part within a sheet is a chart that lies on it.
      if (depth === 0 && !kind.globals.some((each) => each === type)) facts.formulas.push((cells = new Set()));
      depth += 1;
    } else if (record === opcode.endOfPart) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) cells = undefined;
    } else if (record === opcode.password) facts.hasPassword = true;
    else if (record === opcode.codePage) facts.codePage = codePages[short(0)] ?? short(0);
    else if (depth === 1 && opcode.formulas.some((each) => each === record)) cells?.add(cellKey(short(0), short(2)));
  }
  return facts;
}

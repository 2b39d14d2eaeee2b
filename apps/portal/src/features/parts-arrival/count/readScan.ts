/** What a scanner, or somebody at the keyboard, has entered. Pure. */

export type Scan =
  /** A label of a box. */
  | { kind: 'box'; packingNo: string | undefined; box: string }
  /** A part, with its quantity where one follows: `CODE*5`, `CODE 5`. */
  | { kind: 'part'; code: string; qty: number }
  /** A quantity alone: of the part that was scanned last. */
  | { kind: 'quantity'; qty: number };

interface Known {
  boxes: readonly string[];
  codes: readonly string[];
}

const numberOf = (text: string): number | undefined => (/^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined);
const findIn = (known: readonly string[], text: string): string | undefined => known.find((each) => each.toUpperCase() === text.toUpperCase());

/** Reads an entry; undefined for an empty one. A text that names a box or a part is that, even where it is a number. */
export function readScan(entered: string, { boxes, codes }: Known): Scan | undefined {
  const text = entered.trim();
  if (text === '') return undefined;
  const [packingNo, label, ...rest] = text.split('|').map((part) => part.trim());
  if (label !== undefined && label !== '' && rest.length === 0) return { kind: 'box', packingNo: packingNo || undefined, box: label };
  const box = findIn(boxes, text);
  if (box !== undefined) return { kind: 'box', packingNo: undefined, box };
  const whole = findIn(codes, text);
  if (whole !== undefined) return { kind: 'part', code: whole, qty: 1 };
  const qty = numberOf(text);
  if (qty !== undefined) return { kind: 'quantity', qty };
  const [, code = text, times] = /^(\S+?)(?:\s*[*×]\s*|\s+)(\d{1,7}(?:[.,]\d{1,2})?)$/.exec(text) ?? [];
  return { kind: 'part', code: findIn(codes, code) ?? code.toUpperCase(), qty: times === undefined ? 1 : numberOf(times)! };
}

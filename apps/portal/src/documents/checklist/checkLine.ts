import type { CheckValueType, YesNo } from '@harrow/api-client';

/** A line of a checklist: its item is a copy of the catalogue. It has no id before its document is saved for the first time. */
export interface CheckLine {
  id: string | null;
  /** Tells the lines of a document apart. */
  itemCode: string;
  itemName: string;
  standard: string;
  category: string;
  category_dictText: string;
  valueType: CheckValueType;
  unit: string | null;
  /** Inclusive, like the other limit. */
  minValue: number | null;
  maxValue: number | null;
  photoRequired: YesNo;
  safety: YesNo;
  /** Number of photos it has. */
  photos: number;
}

/** Input at a line; `id` is the line's code. */
export interface CheckRow {
  readonly id: string;
}

/** A line with its input. */
export interface Checked<Line extends CheckLine = CheckLine, Row extends CheckRow = CheckRow> {
  line: Line;
  row: Row;
}

export const isMeasured = ({ valueType }: Pick<CheckLine, 'valueType'>): boolean => valueType === 'number' || valueType === 'text';

export const isOutside = (value: number | null | undefined, { minValue, maxValue }: { minValue?: number | null; maxValue?: number | null }): boolean =>
  value != null && ((minValue != null && value < minValue) || (maxValue != null && value > maxValue));

interface CheckGroup<Line extends CheckLine, Row extends CheckRow> {
  category: string;
  title: string;
  items: Checked<Line, Row>[];
}

/** The lines in the order of the sheet, group by group. */
export function checkGroups<Line extends CheckLine, Row extends CheckRow>(lines: readonly Line[], rows: readonly Row[]): CheckGroup<Line, Row>[] {
  const byCode = new Map(rows.map((row) => [row.id, row]));
  const groups = new Map<string, CheckGroup<Line, Row>>();
  for (const line of lines) {
    const row = byCode.get(line.itemCode);
    const group = groups.get(line.category) ?? { category: line.category, title: line.category_dictText, items: [] };
    if (row) group.items.push({ line, row });
    groups.set(line.category, group);
  }
  return [...groups.values()];
}

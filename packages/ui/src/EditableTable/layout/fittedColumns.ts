import { type Allotment, allotWidths, narrowestText } from '../../columnWidths/allotWidths.ts';
import { twoLineWidth } from '../../columnWidths/headingWidth.ts';
import type { ColumnKind, NaturalWidth } from '../../columnWidths/naturalWidths.ts';
import { pinnedColumns } from '../../columnWidths/narrowTables.ts';
import type { TextWidth } from '../../columnWidths/textWidth.ts';
import type { CellLocale, CellLook, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { besideText, cellText } from './fitWidth.ts';

/** Rows and measures by which columns are fitted. */
export interface Measured<Row extends object> {
  rows: readonly Row[];
  locale: CellLocale;
  textWidth: TextWidth;
  /** There are controls in the cell. */
  isEditable: (row: Row, column: EditableColumn<Row>) => boolean;
  /** Cells of the column can be edited. */
  isTyped: (column: EditableColumn<Row>) => boolean;
  /** Sums and averages below it, as they are shown. */
  figuresOf: (column: EditableColumn<Row>) => readonly string[];
  /** Px at a heading for what it offers. */
  besideHeading: number;
  /** Key of the column that shows the tree. */
  treeColumn: string | undefined;
  /** What was measured before: a row that is the same object is as wide as it was. */
  known: WeakMap<EditableColumn<Row>, WeakMap<Row, MeasuredCell>>;
}

interface MeasuredCell {
  /** More than a text is drawn. */
  isDrawn: boolean;
  px: number;
}

/** Px of a control that is empty: enough to type in. */
const emptyControl: Readonly<Record<CellLook, number>> = { plain: 0, input: 120, number: 88, area: 160, select: 120, date: 140, check: 48 };
/** Px around a heading, and its mark where a value is required. */
const [aroundHeading, mark] = [34, 14];
/** Px of the button that opens the details. */
const detailsButton = 28;
/** A heading of more than one long word breaks it. */
const widestHeading = 180;

/** Width that a column needs for its heading, its values and its sums. */
export function naturalColumn<Row extends object>(column: EditableColumn<Row>, measured: Measured<Row>): NaturalWidth {
  const { rows, textWidth, figuresOf, treeColumn } = measured;
  const wraps = column.tooLong === 'wrap';
  const isControl = column.isOn !== undefined || column.richRest === true;
  const cells = isControl && !wraps ? [] : rows.map((row) => measuredCell(column, row, measured));
  const isDrawn = isControl || cells.some((cell) => cell.isDrawn);
  const width = column.fixedWidth || column.key === treeColumn ? column.width : undefined;
  const values = isDrawn && !wraps ? [] : cells.map(({ px }) => px);
  const figures = figuresOf(column).map((figure) => Math.ceil(textWidth(figure, 'strong') + besideText.plain));
  return {
    kind: kindOf(column),
    ...(width !== undefined && { width, isUsers: column.fixedWidth === true }),
    oneLine: headingOf(column, measured, textWidth(column.title, 'heading')),
    least: Math.max(leastOf(column, measured), isDrawn && column.isOn === undefined ? column.width : 0, ...figures),
    values: values.filter((value) => value > 0).toSorted((one, other) => other - one),
  };
}

function measuredCell<Row extends object>(column: EditableColumn<Row>, row: Row, measured: Measured<Row>): MeasuredCell {
  const { known } = measured;
  const cells = known.get(column) ?? new WeakMap<Row, MeasuredCell>();
  known.set(column, cells);
  const cell = cells.get(row) ?? { isDrawn: isNode(column, row, measured.locale), px: widthOf(column, row, measured) };
  cells.set(row, cell);
  return cell;
}

function widthOf<Row extends object>(column: EditableColumn<Row>, row: Row, { locale, textWidth, isEditable }: Measured<Row>): number {
  const isControl = isEditable(row, column);
  const text = cellText(column, row, locale, isControl);
  if (text === '') return 0;
  const wraps = column.tooLong === 'wrap' && !isControl;
  const lines = text.split('\n').map((line) => (wraps ? twoLineWidth(line, textWidth, 'value') : textWidth(line, 'value')));
  return Math.ceil(Math.max(...lines) + besideText[isControl ? column.look : 'plain'] + (column.showDetails ? detailsButton : 0));
}

function leastOf<Row extends object>(column: EditableColumn<Row>, measured: Measured<Row>): number {
  const { title, look, minWidth = 0 } = column;
  const heading = headingOf(column, measured, Math.min(twoLineWidth(title, measured.textWidth), widestHeading));
  return Math.max(heading, measured.isTyped(column) ? emptyControl[look] : 0, minWidth);
}

/** Px of a heading with all that stands beside it. @param text px of its text */
const headingOf = <Row extends object>({ required }: EditableColumn<Row>, { besideHeading }: Measured<Row>, text: number): number =>
  Math.ceil(text + aroundHeading + (required ? mark : 0) + besideHeading);

/** More than a text is drawn. */
const isNode = <Row extends object>(column: EditableColumn<Row>, row: Row, locale: CellLocale): boolean => {
  const shown = column.toText(column.value(row), row, locale);
  return typeof shown === 'object' && shown !== null;
};

/** Only texts may be cut; everything else is read as a whole. */
function kindOf<Row>({ type, look, align, tooLong }: EditableColumn<Row>): ColumnKind {
  if (align === 'right') return 'number';
  if (look === 'date') return 'date';
  return tooLong === 'whole' || type === 'select' || look === 'check' ? 'code' : 'text';
}

/** Width of a column once it is fitted. */
export interface FittedColumn {
  /** px */
  width: number;
  /** Takes of the room that is left. */
  grows: boolean;
  /** Too much stays in view for the room: this one is scrolled. */
  isLoosened: boolean;
}

/** Widths of columns by what stands in them, and what they needed before there was room to spare. */
export interface FittedColumns {
  needed: readonly number[];
  columns: ReadonlyMap<string, FittedColumn>;
}

/** Px; in a narrower table only the first column stays in view, which then may take so much of the room. */
const [desktopWidth, mostPinned] = [768, 0.45];

/** Truncates texts where that lets all columns fit: sums in view are worth more than the end of a name. */
function withoutScrolling(naturals: readonly NaturalWidth[], { widths, needed }: Allotment, room: number): Allotment {
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  const spare = naturals.map(({ kind, width, least }, index) => (kind === 'text' && width === undefined ? widths[index]! - Math.max(least, narrowestText) : 0));
  if (excess <= 0 || spare.reduce((sum, px) => sum + Math.max(px, 0), 0) < excess) return { widths, needed };
  const truncated = [...widths];
  for (const index of naturals.map((_, at) => at).toSorted((one, other) => spare[other]! - spare[one]!)) {
    const given = Math.min(Math.max(spare[index]!, 0), excess);
    truncated[index]! -= given;
    excess -= given;
  }
  return { widths: truncated, needed: truncated };
}

/** Shares out the room of a table. @param room px; @param before `needed` so far: no column gets narrower */
export function fitColumns<Row extends object>(
  columns: readonly EditableColumn<Row>[],
  room: number,
  measured: Measured<Row>,
  before: readonly number[] | undefined,
): FittedColumns {
  const isNarrow = room < desktopWidth;
  const naturals = columns.map((column, index): NaturalWidth => {
    const natural = naturalColumn(column, measured);
    const wraps = index === 0 && isNarrow && column.tooLong === 'wrap' && natural.width === undefined;
    return wraps ? { ...natural, width: Math.max(natural.least, Math.min(natural.values[0] ?? 0, Math.floor(room * mostPinned))) } : natural;
  });
  const { widths, needed } = withoutScrolling(naturals, allotWidths(naturals, room, before), room);
  const pinned = pinnedColumns(
    columns.map(({ frozen }, index) => ({ width: widths[index]!, fixed: frozen })),
    isNarrow ? undefined : room,
  );
  const isFilled = ({ kind, width, values }: NaturalWidth): boolean => kind === 'text' && width === undefined && values.length > 0;
  const hasTexts = naturals.some(isFilled);
  const fitted = columns.map(({ key, frozen }, index): [string, FittedColumn] => [
    key,
    {
      width: widths[index]!,
      grows: hasTexts ? isFilled(naturals[index]!) : naturals[index]!.width === undefined,
      isLoosened: frozen !== undefined && !pinned[index],
    },
  ]);
  return { needed, columns: new Map(fitted) };
}

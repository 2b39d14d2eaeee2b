import type { ComponentType, MouseEvent, RefObject } from 'react';
import type { BlockCode } from '../blocks/BlockCode.types.ts';
import type { RowSource } from '../blocks/RowSource.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { Branch, Indent } from '../nesting/branch.ts';
import type { NestedView } from '../nesting/nestedView.ts';
import type { NestingCode } from '../nesting/NestingCode.types.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import type { RowView } from '../view/rowView.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { ColumnWindow } from '../viewport/columnWindow.ts';
import type { RowOffsets } from '../viewport/rowOffsets.ts';
import type { GridView, ViewportStore } from '../viewport/viewport.ts';
import type { GridFocus } from './GridFocus.types.ts';

/** Rows whose panels are open. Topics: `expanded` after any change, `row:<id>` for the rows concerned. */
export interface Expansion {
  has(rowId: string): boolean;
  /** The same list until that changes. */
  ids(): readonly string[];
  toggle(rowId: string): void;
  set(rowIds: readonly string[]): void;
  /** Px that the panel of a row takes; until that is known it is guessed. */
  setHeight(rowId: string, height: number): void;
  heightOf(rowId: string): number;
  /** Vertical offsets of the rows in view. Keeps its identity until they change. */
  offsets(): RowOffsets;
}

/** Position of a row's sub-form: px in the window, of the row when it was opened. */
export interface OpenSubForm {
  rowId: string;
  side: 'below' | 'above';
  rowTop: number;
  rowBottom: number;
}

/** Which row has its sub-form open, and which its details: one at a time of each. Topic `open`. */
export interface OpenRows {
  subForm(): OpenSubForm | undefined;
  setSubForm(next: OpenSubForm | undefined): void;
  details(): string | undefined;
  setDetails(rowId: string | undefined): void;
}

/** Opens what belongs to a row beside its cells: its sub-form, its details. */
export interface RowViews {
  open: OpenRows;
  hasSubForm: (rowId: string) => boolean;
  hasDetails: boolean;
  /** Again for the same row closes it. `clickY`: where in the window the user pressed; by default the row is scrolled to. */
  openSubForm: (rowId: string, clickY?: number) => void;
  openDetails: (rowId: string) => void;
  /** The focus goes back to the row. */
  closeSubForm: (rowId: string) => void;
  handleClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Why a row cannot be moved: the order on show is not the rows' own, or this row keeps its place. */
export type MoveRefusal = 'sorted' | 'filtered' | 'nested' | 'fixed';

/** Positions among the rows on show, from 0. */
export interface LiftedRow {
  rowId: string;
  from: number;
  /** Drop position. */
  to: number;
}

/** A row that is being moved by pointer or keyboard. Rows stay where they are until it is dropped. Topic `drag`. */
export interface RowDrag {
  lifted(): LiftedRow | undefined;
  refusal(rowId: string): MoveRefusal | undefined;
  /** False if the row cannot be moved. */
  lift(rowId: string): boolean;
  /** Positions beyond the ends mean the ends. */
  moveTo(to: number): void;
  /** Answers what was lifted; the row moves if `to` differs from `from`. */
  drop(): LiftedRow | undefined;
  cancel(): void;
}

export interface RowSaves {
  /** Stores all that is not stored, also the row that the user is in. False if a row is wrong or was refused. */
  saveAll(): Promise<boolean>;
  isSaving(rowId: string): boolean;
  stop(): void;
}

export interface CellSpansParts {
  model: TableModel<object>;
  viewport: ViewportStore;
  /** Shown columns whose equal values are one cell. */
  columns: readonly EditableColumn<object>[];
  /** Something stands between this row and the next. */
  isSplitBelow: (rowId: string) => boolean;
}

/**
 * What a cell is of a span: of its cell that stands for all, the number of rows from there on; 0 for a blank part, -1 for the last one.
 * A number, so that cells can tell that nothing has changed.
 */
export type SpanPart = number;

/** Cells with equal values below each other that are shown as one, on this page. */
export interface CellSpans {
  /** Undefined for a cell of its own. @param isActive the focus is in it, so that it cannot be blank */
  partOf(rowId: string, column: string, isActive: boolean): SpanPart | undefined;
  /** The cell that stands for this one: the first of its span that is in view. */
  cellOf(place: CellPlace): CellPlace;
  /** The first or the last cell of the span, for a step out of it. */
  endOf(place: CellPlace, end: 'first' | 'last'): CellPlace;
  /** The cell of a row is one with that of the row above it. */
  goesOn(column: EditableColumn<object>, row: object, above: object): boolean;
  /** Follows the rows and the scroll. Answers how to stop. */
  watch(scroller: HTMLElement): () => void;
}

/** A heading of a group, as the list of rows draws it. */
export interface GroupHeadingProps {
  groupId: string;
  /** Rows in the group. */
  count: number;
  /** Px from the top of the first line. */
  top: number;
  /** Among the lines of all pages. */
  position: number;
  drawn: ColumnWindow;
  level?: number;
  branch?: Branch;
}

/** A key that was pressed on a line. */
export interface LinePress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  target: EventTarget;
}

/** Rows below others, in tables that have them: their code is fetched with the first one. */
export interface NestingParts extends NestingCode {
  BranchButton: ComponentType<{ rowId: string; open: boolean }>;
  GroupHeading: ComponentType<GroupHeadingProps>;
  /** Headings of groups and rows of a tree that stay above what stands below them. */
  StuckLines: ComponentType<{ drawn: ColumnWindow }>;
  /** What a line stands below on this page, the outermost first. */
  linesAbove: (lines: { view: Pick<RowView, 'ids' | 'indexOf'>; nested: NestedView }, id: string) => string[];
  branchOf: (nested: NestedView, id: string) => Indent;
  indentOf: (level: number, branch: Branch) => Indent;
  /** Opens or closes what is below a line, or goes to the line that it is below, where a key says so. True if it was used. */
  turnLine: <Row>(table: { model: TableModel<Row>; focus: GridFocus }, place: CellPlace, press: LinePress) => boolean;
}

/** A line whose row is not loaded, as the list of rows draws it. */
export interface UnloadedRowProps {
  rowId: string;
  /** Px from the top of the first line. */
  top: number;
  /** Among all lines. */
  position: number;
  isLast: boolean;
  drawn: ColumnWindow;
}

export interface SourceRowsProps {
  scroller: RefObject<HTMLElement | null>;
  source: RowSource<object>;
}

/** Rows of a source, in tables that have one: their code is fetched with the first one. */
export interface BlockParts extends BlockCode {
  scaledViewport: (viewport: ViewportStore, initial: GridView) => ViewportStore;
  /** Throws for props that make no sense with rows of a source. */
  checkProps: (props: object) => void;
  /** In place of calls of the handle that need all rows. */
  refusedCalls: object;
  /** Asks the source for the rows in view, and says what is not loaded. */
  SourceRows: ComponentType<SourceRowsProps>;
  UnloadedRow: ComponentType<UnloadedRowProps>;
}

import type { ComponentType } from 'react';

export type PopupRecord = Readonly<Record<string, unknown>>;

/** The cell that a picker is opened for. */
export interface PopupContext<Row> {
  row: Row;
  rowId: string;
  /** Key of the column. */
  column: string;
  /** Several records may be chosen. */
  multi: boolean;
  /** Field of the record that fills the cell itself. */
  keyField: string | undefined;
  /** Value of the cell, split into one value per record. */
  values: string[];
}

/** A dialog in which the user chooses records. */
export interface PopupSource<Row> {
  /** Opens it; answers the chosen records, undefined when the user gave up. Rejects with an `Error` whose message can be shown. */
  open?(context: PopupContext<Row>): Promise<readonly PopupRecord[] | undefined>;
  /** The dialog itself, in place of `open`. */
  Dialog?: ComponentType<PopupDialogProps<Row>>;
}

export interface PopupDialogProps<Row> {
  context: PopupContext<Row>;
  onOk: (records: readonly PopupRecord[]) => void;
  onCancel: () => void;
}

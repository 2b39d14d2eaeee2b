import type { ReactNode } from 'react';

/** Result, or preview, of each record of a batch. */
export interface BatchResult {
  /** Ids of the records it was done with. */
  ok: string[];
  failed: {
    id: string;
    /** Why not, in the user's language. */
    text: string;
  }[];
  /** Of either: records whose input is kept although they could not be taken further. They are counted as drafts, neither done nor skipped. */
  drafts?: readonly string[];
}

/** What a batch is going to do with each record. */
export interface BatchPreview extends BatchResult {
  /** Notes for the decision, by id; shown beside the record. */
  facts?: Readonly<Record<string, ReactNode>>;
  /** What the user accepts by going on. */
  warnings?: readonly string[];
}

/** Something that can be done with several records at once. */
export interface BatchAction<T> {
  key: string;
  /** A verb; button of the selection bar and title of the dialog. */
  label: ReactNode;
  danger?: boolean;
  /** Records it can be done with, as far as the list knows; the others are shown as skipped and not sent. Default: all. */
  isAllowed?: (record: T) => boolean;
  /**
   * antd `Form.Item`s that are filled in before it is done; their values are given to `run`. They may be `lazy`.
   * A function gets the records that it will be done with.
   */
  fields?: ReactNode | ((records: readonly T[]) => ReactNode);
  /** Of the dialog, px. Default 720. */
  width?: number;
  /** Values that the fields start with. */
  initialValues?: Readonly<Record<string, unknown>>;
  /**
   * Asks what would become of each record, without doing it: when the dialog opens, and with the values of the fields before it is done. If it
   * then answers something that the user has not seen, the dialog shows that first. Rejects with an `Error` whose message can be shown.
   */
  preview?: (ids: string[], values?: Record<string, unknown>) => Promise<BatchPreview>;
  /** Does it. Rejects with an `Error` whose message can be shown when nothing was done. @param seen the preview that the user agreed to */
  run: (ids: string[], values: Record<string, unknown>, seen: BatchPreview) => Promise<BatchResult>;
}

export interface Deletion<T> {
  /** Deletes records by their ids; without an answer all of them are gone. Without the call the dialog says that it is missing. */
  remove: ((ids: string[]) => Promise<BatchResult | void>) | undefined;
  /** Records that the user may delete. Default: all. */
  isAllowed?: (record: T) => boolean;
  /**
   * Asks which of the selected records can be deleted, and why the others cannot; then the dialog gives that reason, and
   * `isAllowed` only decides which rows offer the deletion.
   */
  preview?: (ids: string[]) => Promise<BatchResult>;
}

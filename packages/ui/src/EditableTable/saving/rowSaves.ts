import type { RowSaves } from '../context/rowParts.types.ts';
import type { SaveRow } from '../props/RowOptions.types.ts';
import { readField } from '../rowStore/field.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { rowTopic } from '../topics/topics.ts';
import { RowRefusedError } from './RowRefusedError.ts';

interface RowSaveOptions<Row> {
  save: SaveRow<Row>;
  /** Message of a row that was refused without one. */
  failedText: string;
  /** The cell that shows what is wrong with the row as a whole. */
  firstColumn: (row: Row) => string;
  onSaved: (rowId: string, index: number) => void;
}

/**
 * Stores each row once the user has left it: new and edited ones whose cells are right, one request for a row at a time. What is edited while a
 * row is on its way stays a change and is stored next. A refused row keeps what the user typed; it is sent again once it has changed. Topic
 * `row:<id>` when a request for the row begins or ends.
 */
export function createRowSaves<Row extends object>(model: TableModel<Row>, options: () => RowSaveOptions<Row>): RowSaves {
  const { store, topics, changeLog, validator } = model;
  const saving = new Map<string, Promise<boolean>>();
  /** Rows as they were when they were wrong or refused: they are not sent again until they differ, or are right. */
  const refused = new Map<string, Row>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const unsaved = (): string[] => {
    const { added, edited } = changeLog.changes();
    return [...added, ...edited].map(store.idOf);
  };
  const isLeft = (rowId: string) => model.activeCell.cell()?.rowId !== rowId;
  const isRefused = (rowId: string) => refused.get(rowId) === store.row(rowId) && validator.errorsOf(rowId).length > 0;

  function save(rowId: string): Promise<boolean> {
    const running = saving.get(rowId);
    if (running) return running;
    const request = send(rowId).finally(() => {
      saving.delete(rowId);
      topics.notify(rowTopic(rowId));
      saveLeft();
    });
    saving.set(rowId, request);
    topics.notify(rowTopic(rowId));
    return request;
  }

  async function send(rowId: string): Promise<boolean> {
    const row = store.row(rowId);
    if (!row) return true;
    if ((await validator.checkRow(rowId)).length > 0) return refuse(rowId, row, []);
    const now = store.row(rowId);
    if (now !== row) return true;
    const original = changeLog.original(rowId);
    try {
      const answer = await options().save({ rowId, row, isNew: changeLog.isAdded(rowId), changes: original ? differences(original, row) : {} });
      refused.delete(rowId);
      const savedId = model.saved(rowId, row, answer ?? {});
      options().onSaved(savedId, store.indexOf(savedId));
      return true;
    } catch (error) {
      return refuse(rowId, row, errorsOf(error, row));
    }
  }

  function refuse(rowId: string, row: Row, errors: readonly { column: string; text: string }[]): false {
    refused.set(rowId, row);
    if (errors.length > 0) validator.setExternalOf(rowId, errors);
    return false;
  }

  function errorsOf(error: unknown, row: Row): readonly { column: string; text: string }[] {
    if (error instanceof RowRefusedError && error.errors.length > 0) return error.errors;
    const text = error instanceof Error && error.message !== '' ? error.message : options().failedText;
    return [{ column: options().firstColumn(row), text }];
  }

  /** Once what happens now has come to its end: the focus goes from a row through nowhere to the next one. */
  function saveLeft() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const rowId of unsaved()) if (isLeft(rowId) && !isRefused(rowId) && !saving.has(rowId)) void save(rowId);
    });
  }

  const leave = [topics.subscribe('active', saveLeft), topics.subscribe('rows', saveLeft)];
  return {
    isSaving: (rowId) => saving.has(rowId),
    async saveAll() {
      // A row that is on its way may have been edited since.
      await Promise.all(saving.values());
      const answers = await Promise.all(unsaved().map(save));
      return answers.every(Boolean) && unsaved().length === 0;
    },
    stop() {
      clearTimeout(timer);
      leave.forEach((end) => end());
    },
  };
}

function differences<Row extends object>(original: Row, row: Row): Partial<Row> {
  const keys = Object.keys(row).filter((key) => !Object.is(readField(original, key), readField(row, key)));
  return Object.fromEntries(keys.map((key) => [key, readField(row, key)])) as Partial<Row>;
}

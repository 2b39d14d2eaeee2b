import type { ChangeLog } from '../rowStore/changeLog.ts';
import { readField } from '../rowStore/field.ts';
import { createHistory, type HistoryState, type RecordedHistory } from './history.ts';
import type { RowOperation } from '../rowStore/rowOperation.ts';
import type { ValidateTrigger } from '../columnModel/rules.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { Topics } from '../topics/topics.ts';

/** One value that was changed. A choice in a radio column or a picker that fills several fields makes several. */
export interface CellEdit {
  rowId: string;
  column: string;
  value: unknown;
  oldValue: unknown;
}

/** Summary of one step: added, removed, moved and changed rows. */
export interface StepSummary {
  edits: CellEdit[];
  /** Ids of rows that came and are still there. */
  added: string[];
  removed: string[];
  /** Rows stand in another order. */
  moved: boolean;
}

export interface StepOptions {
  /** Trigger of the checks of the changed cells. */
  trigger: ValidateTrigger;
  /** Steps in a row with the same key are one in the history. */
  mergeKey?: string | undefined;
}

export interface Editing<Row> {
  history: RecordedHistory<Row>;
  /**
   * Does what `action` applies as one step of the user: one step of the history, each topic announced once, `report` called
   * once, cells checked last. Within another step it is a part of that one. An error takes back all that was done.
   */
  step<Result>(options: StepOptions, action: (apply: (operation: RowOperation<Row>) => void) => Result, report: (summary: StepSummary) => void): Result;
  /** The parent was told of the last step by these rows. */
  told(rows: readonly Row[]): void;
  /**
   * The parent gives the rows that it was told of at one of the steps: it took that step and those before it. The later ones wait for their answer;
   * false if there are none, or if these rows were never told.
   */
  takenUpTo(rows: readonly Row[]): boolean;
  /** The parent was told of the steps so far and took them, perhaps changed. */
  taken(): void;
  /** The parent took none of the steps that it was told of since: they never happened. False if there are none. */
  takeBack(): boolean;
  /** Whether steps wait for the parent's answer. */
  isWaiting(): boolean;
  /** The steps that the parent has not answered yet changed this row; what the parent now makes of it belongs to them. */
  isUnanswered(rowId: string): boolean;
}

/** A step that the parent has not answered, by what takes it back, with the history before it and the rows that the parent was told of. */
interface UnansweredStep<Row> {
  inverses: readonly RowOperation<Row>[];
  before: HistoryState<Row>;
  rows?: readonly Row[];
}

interface EditingParts<Row> {
  store: RowStore<Row>;
  topics: Topics;
  changeLog: ChangeLog<Row>;
  checkCell: (rowId: string, column: string, trigger: ValidateTrigger) => void;
  /** Changes of fields as those of the columns that show them. */
  inColumns: (edits: CellEdit[]) => CellEdit[];
  /** Applied at the end of a step in which rows came, went or moved. */
  renumber: () => RowOperation<Row> | undefined;
  reportReplay: (kind: 'undo' | 'redo', summary: StepSummary) => void;
  /** Whether the step may stay. */
  allows: (edits: () => readonly CellEdit[], trigger: ValidateTrigger) => boolean;
  /** The rows are the parent's: a step counts once the parent takes it. */
  isControlled: () => boolean;
}

export function createEditing<Row extends object>(parts: EditingParts<Row>): Editing<Row> {
  const { store, topics, changeLog } = parts;
  const history = createHistory<Row>(replay, topics);
  /** Of the step under way: what takes back each operation so far. */
  let open: RowOperation<Row>[] | undefined;
  let unanswered: UnansweredStep<Row>[] = [];

  function apply(operation: RowOperation<Row>) {
    const inverse = store.apply(operation);
    if (inverse) open!.push(inverse);
  }

  /** Answers the operations that take the step back, in the order in which to apply them. */
  function perform<Result>(action: () => Result, renumbers: boolean): { result: Result; inverses: RowOperation<Row>[] } {
    const inverses: RowOperation<Row>[] = [];
    open = inverses;
    try {
      const result = topics.batch(() =>
        changeLog.byUser(() => {
          const answer = action();
          const renumbering = renumbers && inverses.some(({ type }) => type !== 'patch') ? parts.renumber() : undefined;
          if (renumbering) apply(renumbering);
          return answer;
        }),
      );
      return { result, inverses: inverses.reverse() };
    } catch (error) {
      changeLog.byUser(() => inverses.reverse().forEach((inverse) => store.apply(inverse)));
      throw error;
    } finally {
      open = undefined;
    }
  }

  function summaryOf(inverses: readonly RowOperation<Row>[]): StepSummary {
    const summary = summarise(inverses, store);
    return { ...summary, edits: parts.inColumns(summary.edits) };
  }

  function finish(inverses: readonly RowOperation<Row>[], trigger: ValidateTrigger, report: (summary: StepSummary) => void) {
    if (inverses.length === 0) return;
    const summary = summaryOf(inverses);
    report(summary);
    topics.batch(() => summary.edits.forEach(({ rowId, column }) => parts.checkCell(rowId, column, trigger)));
  }

  function awaitAnswer(inverses: readonly RowOperation<Row>[], before: () => HistoryState<Row>) {
    if (!parts.isControlled() || inverses.length === 0) return;
    unanswered.push({ inverses, before: before() });
  }

  function replay(kind: 'undo' | 'redo', operations: readonly RowOperation<Row>[], before: HistoryState<Row>) {
    const { inverses } = perform(() => operations.forEach(apply), false);
    awaitAnswer(inverses, () => before);
    finish(inverses, 'change', (summary) => parts.reportReplay(kind, summary));
    return inverses;
  }

  return {
    history,
    step({ trigger, mergeKey }, action, report) {
      if (open) return action(apply);
      const { result, inverses } = perform(() => action(apply), true);
      if (!parts.allows(() => summaryOf(inverses).edits, trigger)) {
        topics.batch(() => changeLog.byUser(() => inverses.forEach((inverse) => store.apply(inverse))));
        return result;
      }
      awaitAnswer(inverses, history.state);
      if (inverses.length > 0) history.record(inverses, mergeKey);
      finish(inverses, trigger, report);
      return result;
    },
    told(rows) {
      const last = unanswered.at(-1);
      if (last) last.rows = rows;
    },
    takenUpTo(rows) {
      const place = unanswered.findIndex((step) => step.rows === rows);
      if (place < 0 || place === unanswered.length - 1) return false;
      unanswered = unanswered.slice(place + 1);
      return true;
    },
    taken() {
      unanswered = [];
    },
    takeBack() {
      const steps = unanswered;
      const [first] = steps;
      if (!first) return false;
      unanswered = [];
      topics.batch(() => changeLog.byUser(() => steps.toReversed().forEach(({ inverses }) => inverses.forEach((inverse) => store.apply(inverse)))));
      history.restore(first.before);
      return true;
    },
    isWaiting: () => unanswered.length > 0,
    isUnanswered: (rowId) => unanswered.some(({ inverses }) => inverses.some((inverse) => inverse.type === 'patch' && inverse.patches.has(rowId))),
  };
}

/** Summary of a step, derived from its inverse operations. */
function summarise<Row extends object>(inverses: readonly RowOperation<Row>[], store: RowStore<Row>): StepSummary {
  const oldest = new Map<string, Map<string, unknown>>();
  const [added, removed] = [new Set<string>(), new Set<string>()];
  let moved = false;
  // The last operation comes first in them; of a value that was changed twice the oldest one counts.
  for (const inverse of inverses.toReversed()) {
    if (inverse.type === 'patch') {
      for (const [rowId, fields] of inverse.patches) {
        const values = oldest.get(rowId) ?? new Map<string, unknown>();
        oldest.set(rowId, values);
        for (const key of Object.keys(fields)) if (!values.has(key)) values.set(key, readField(fields, key));
      }
    } else if (inverse.type === 'remove') inverse.rowIds.forEach((rowId) => added.add(rowId));
    else if (inverse.type === 'insert') inverse.entries.forEach(({ rowId }) => removed.add(rowId));
    else moved = true;
  }
  const edits: CellEdit[] = [];
  for (const [rowId, values] of oldest) {
    const row = store.row(rowId);
    if (!row) continue;
    for (const [column, oldValue] of values) {
      const value = readField(row, column);
      if (!Object.is(value, oldValue)) edits.push({ rowId, column, value, oldValue });
    }
  }
  return {
    edits,
    added: [...added].filter((rowId) => store.row(rowId)),
    removed: [...removed].filter((rowId) => !store.row(rowId)),
    moved,
  };
}

import type { ColumnModel } from '../columnModel/column.ts';
import { createAnswerOrder } from './answerOrder.ts';
import { type CellFailure, firstFailure, isUniqueRule, type ValidateTrigger, valueCheck } from '../columnModel/rules.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import { rowTopic, type Topics } from '../topics/topics.ts';
import type { ValueIndex } from './valueIndex.ts';

/** A failed cell, by row id and column key, so that it survives scrolling and sorting. */
export interface CellError extends CellFailure {
  rowId: string;
  column: string;
}

/** An error found elsewhere, by the server for instance. It leaves when the user edits the cell. */
export interface ExternalError {
  rowId: string;
  column: string;
  text: string;
}

/** Topics: `row:<id>` when an error of the row came or went, `errors` after any of them. */
export interface Validator {
  error(rowId: string, column: string): CellError | undefined;
  /** All known errors, by shown order of rows (then those not on show, then those that are not here), then of columns. */
  errors(): CellError[];
  count(): number;
  /** A check on `blur` happens 100 ms later, when a press that took the focus away has been dealt with. */
  checkCell(rowId: string, column: string, trigger: ValidateTrigger): void;
  /** Checks every cell of every row, rendered or not, and answers what failed. Rejects if a handler does. Forgets external errors: only their source can repeat them. */
  checkAll(): Promise<CellError[]>;
  /** All known errors of one row. */
  errorsOf(rowId: string): CellError[];
  /** Checks every cell of one row, and answers what failed. Forgets its external errors. */
  checkRow(rowId: string): Promise<CellError[]>;
  /** Other external errors of one row than before. */
  setExternalOf(rowId: string, errors: readonly Omit<ExternalError, 'rowId'>[]): void;
  /** Errors of absent rows and columns are kept as well: the row may arrive later. */
  setExternal(errors: readonly ExternalError[]): void;
  /** Forgets all errors. */
  clear(): void;
}

/** Handlers often call a server; this many may be under way at once in a check of the whole table. */
const concurrentHandlers = 8;

const blurDelayMs = 100;

/** @param shownAt position of a row in shown order, or -1 */
export function createValidator<Row extends object>(
  store: RowStore<Row>,
  topics: Topics,
  index: ValueIndex,
  columns: () => readonly ColumnModel<Row>[],
  shownAt: (rowId: string) => number,
): Validator {
  /** By row, then by column. */
  const found = new Map<string, Map<string, CellError>>();
  const waitingBlurs = new Map<string, ReturnType<typeof setTimeout>>();
  const answers = createAnswerOrder();
  let count = 0;

  store.observe((rowId, before, after) => {
    if (found.size === 0) return;
    if (!after) forgetRow(rowId);
    // Errors that came before their row can be shown now.
    if (!before && found.has(rowId)) topics.notify('errors');
    if (!before) return;
    for (const column of columns()) {
      const values = [column.value(before), after && column.value(after)];
      if (Object.is(values[0], values[1])) {
        if (after && found.get(rowId)?.get(column.key)?.code === 'handler' && dependsOnRow(column)) recheck(after, rowId, column, 'change');
        continue;
      }
      recheckTwins(column, values);
      // The cell no longer holds the value that failed. An edit checks it again, more thoroughly; a change from outside is checked here alone.
      if (after && found.get(rowId)?.has(column.key)) recheck(after, rowId, column, 'input');
    }
  });

  function forgetRow(rowId: string) {
    const ofRow = found.get(rowId);
    if (!ofRow) return;
    count -= ofRow.size;
    found.delete(rowId);
    topics.notify('errors');
  }

  function put(rowId: string, column: string, failure: CellFailure | undefined) {
    const ofRow = found.get(rowId);
    const before = ofRow?.get(column);
    if (before?.code === failure?.code && before?.text === failure?.text && before?.limit === failure?.limit) return;
    if (failure) found.set(rowId, (ofRow ?? new Map<string, CellError>()).set(column, { ...failure, rowId, column }));
    else if (ofRow!.size > 1) ofRow!.delete(column);
    else found.delete(rowId);
    count += Number(failure !== undefined) - Number(before !== undefined);
    topics.notify(rowTopic(rowId));
    topics.notify('errors');
  }

  /** A promise, which settles when the outcome is noted, only if a rule is asynchronous. */
  function check(row: Row, rowId: string, column: ColumnModel<Row>, trigger: ValidateTrigger): void | Promise<void> {
    const value = column.value(row);
    const isUnique = () => index.isUnique(column.key, value);
    const outcome = firstFailure(column.rules, { value, row, rowId, column: column.key, trigger, isUnique });
    if (!(outcome instanceof Promise)) return put(rowId, column.key, outcome);
    const question = answers.ask(cellKey(rowId, column.key));
    return outcome
      .then((failure) => {
        // The cell may have been edited or removed while a handler was thinking; its answer is then about the past.
        const now = store.row(rowId);
        if (now && Object.is(column.value(now), value) && question.isCurrent()) put(rowId, column.key, failure);
      })
      .finally(question.end);
  }

  function checkNow(rowId: string, key: string, trigger: ValidateTrigger) {
    const row = store.row(rowId);
    const column = columns().find((candidate) => candidate.key === key);
    // Leaving a cell unchanged does not answer an error that only the server can judge.
    if (trigger === 'blur' && found.get(rowId)?.get(key)?.code === 'external') return;
    if (row && column) recheck(row, rowId, column, trigger);
  }

  /** A handler that fails here (offline, say) has no opinion; checkAll asks again and then fails aloud. */
  function recheck(row: Row, rowId: string, column: ColumnModel<Row>, trigger: ValidateTrigger) {
    void check(row, rowId, column, trigger)?.catch(() => undefined);
  }

  /** A row whose value was taken by, or freed from, another row may have become right or wrong without being edited. */
  function recheckTwins(column: ColumnModel<Row>, values: readonly unknown[]) {
    if (!column.rules.some(isUniqueRule)) return;
    for (const value of values) {
      for (const rowId of index.rowsWith(column.key, value)) {
        const row = store.row(rowId);
        if (row && found.get(rowId)?.get(column.key)?.code === 'unique') recheck(row, rowId, column, 'input');
      }
    }
  }

  /** Rules that only look at the value, over all rows: the plainest loop, since it is the longest one. */
  function checkValues(column: ColumnModel<Row>) {
    const ids = store.ids();
    const values = store.rows().map(column.value);
    const isUniqueAnyway = column.rules.some(isUniqueRule) && index.allDiffer(column.key, values);
    const checks = column.rules.flatMap((rule) => ('handler' in rule || (isUniqueAnyway && isUniqueRule(rule)) ? [] : [valueCheck(rule)]));
    const marked = new Set([...found].filter(([, errorsByColumn]) => errorsByColumn.has(column.key)).map(([rowId]) => rowId));
    let value: unknown;
    const isUnique = () => index.isUnique(column.key, value);
    for (let at = 0; at < values.length; at += 1) {
      value = values[at];
      let failure: CellFailure | undefined;
      for (let next = 0; failure === undefined && next < checks.length; next += 1) failure = checks[next]!(value, isUnique);
      if (failure || (marked.size > 0 && marked.has(ids[at]!))) put(ids[at]!, column.key, failure);
    }
  }

  async function askHandlers(column: ColumnModel<Row>, waiting: Set<Promise<void>>) {
    for (const rowId of store.ids()) {
      const row = store.row(rowId);
      const outcome = row && check(row, rowId, column, 'validate');
      if (!outcome) continue;
      const entry: Promise<void> = outcome.finally(() => waiting.delete(entry));
      waiting.add(entry);
      if (waiting.size >= concurrentHandlers) await Promise.race(waiting);
    }
  }

  /** All that is wrong in a row. Rows that cannot be told apart by their ids cannot be saved either. */
  function allOfRow(rowId: string): CellError[] {
    const said = store.repeated().get(rowId);
    const known = ofOneRow(rowId);
    return said === undefined ? known : [{ rowId, column: store.rowKey, code: 'repeatedId', limit: said }, ...known];
  }

  function errors(): CellError[] {
    const order = new Map(columns().map((column, place) => [column.key, place]));
    const columnAt = (error: CellError) => order.get(error.column) ?? order.size;
    const rowAt = (rowId: string) => {
      const shown = shownAt(rowId);
      if (shown >= 0) return shown;
      const at = store.indexOf(rowId);
      return store.ids().length * (at >= 0 ? 1 : 2) + at;
    };
    return [...new Set([...found.keys(), ...store.repeated().keys()])]
      .map((rowId) => [rowId, rowAt(rowId)] as const)
      .sort(([, a], [, b]) => a - b)
      .flatMap(([rowId]) => allOfRow(rowId).sort((a, b) => columnAt(a) - columnAt(b)));
  }

  function setExternal(external: readonly ExternalError[]) {
    const wanted = new Set(external.map((error) => cellKey(error.rowId, error.column)));
    topics.batch(() => {
      for (const ofRow of found.values()) {
        for (const { code, rowId, column } of ofRow.values()) if (code === 'external' && !wanted.has(cellKey(rowId, column))) put(rowId, column, undefined);
      }
      for (const { rowId, column, text } of external) put(rowId, column, { code: 'external', text });
    });
  }

  const ofOneRow = (rowId: string): CellError[] => [...(found.get(rowId)?.values() ?? [])];

  function setExternalOf(rowId: string, external: readonly Omit<ExternalError, 'rowId'>[]) {
    const wanted = new Set(external.map(({ column }) => column));
    topics.batch(() => {
      for (const { code, column } of ofOneRow(rowId)) if (code === 'external' && !wanted.has(column)) put(rowId, column, undefined);
      for (const { column, text } of external) put(rowId, column, { code: 'external', text });
    });
  }

  function cancelBlur(key: string) {
    clearTimeout(waitingBlurs.get(key));
    waitingBlurs.delete(key);
  }

  return {
    error: (rowId, column) => found.get(rowId)?.get(column),
    errors,
    count: () => count + store.repeated().size,
    errorsOf: ofOneRow,
    setExternal,
    setExternalOf,

    async checkRow(rowId) {
      const row = store.row(rowId);
      if (!row) return [];
      setExternalOf(rowId, []);
      const checked = columns().filter((column) => !column.hidden && column.rules.length > 0);
      checked.forEach(({ key }) => cancelBlur(cellKey(rowId, key)));
      await Promise.all(checked.flatMap((column) => check(row, rowId, column, 'validate') ?? []));
      return ofOneRow(rowId);
    },

    checkCell(rowId, column, trigger) {
      const key = cellKey(rowId, column);
      cancelBlur(key);
      if (trigger !== 'blur') return checkNow(rowId, column, trigger);
      const timer = setTimeout(() => {
        waitingBlurs.delete(key);
        checkNow(rowId, column, trigger);
      }, blurDelayMs);
      waitingBlurs.set(key, timer);
    },

    async checkAll() {
      [...waitingBlurs.keys()].forEach(cancelBlur);
      setExternal([]);
      store.findRepeated();
      const checked = columns().filter((column) => !column.hidden && column.rules.length > 0);
      const asked = checked.filter((column) => column.rules.some((rule) => 'handler' in rule));
      topics.batch(() => checked.filter((column) => !asked.includes(column)).forEach(checkValues));
      const waiting = new Set<Promise<void>>();
      for (const column of asked) await askHandlers(column, waiting);
      await Promise.all(waiting);
      return errors();
    },

    clear() {
      const rowIds = [...found.keys()];
      found.clear();
      count = 0;
      topics.batch(() => {
        for (const rowId of rowIds) topics.notify(rowTopic(rowId));
        topics.notify('errors');
      });
    },
  };
}

const dependsOnRow = <Row>(column: ColumnModel<Row>): boolean => column.rules.some((rule) => 'handler' in rule && rule.dependsOnRow === true);

const cellKey = (rowId: string, column: string) => `${rowId}\n${column}`;

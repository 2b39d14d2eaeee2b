import type { RowStore } from '../rowStore/rowStore.ts';
import type { ValidateTrigger } from '../columnModel/rules.ts';
import type { CellEdit } from './editing.ts';

/** Verdict of the host on a change: `false`, or a text with the reason, refuses it; anything else lets it pass. */
export type ChangeVerdict = boolean | string | void;

/** Asked about changes of cells, all of a paste at once. */
export type BeforeChange = (edits: readonly CellEdit[]) => ChangeVerdict | Promise<ChangeVerdict>;

interface VetoParts<Row> {
  store: RowStore<Row>;
  /** Displayed value of a column. */
  valueOf: (row: Row, column: string) => unknown;
  ask: () => BeforeChange | undefined;
  /** The cell that the user is in. */
  active: () => { rowId: string; column: string } | undefined;
  /** Gives cells their values back, as what came from outside: no undo brings what was refused. */
  giveBack: (edits: readonly CellEdit[]) => void;
  refused: (reason: string | undefined, edits: readonly CellEdit[]) => void;
}

export interface Veto {
  /** Whether a step of the user may stay. What is typed is asked about when its cell is left. */
  allows(edits: () => readonly CellEdit[], trigger: ValidateTrigger): boolean;
  /** The user may have left a cell. */
  left(): void;
}

/** Lets the host refuse changes of cells: at once, or later, until when the new value stands. */
export function createVeto<Row extends object>({ store, valueOf, ask, active, giveBack, refused }: VetoParts<Row>): Veto {
  /** Typed into and not asked about yet, with the value before. */
  const typed = new Map<string, CellEdit>();

  const isSame = (edit: CellEdit): boolean => {
    const row = store.row(edit.rowId);
    return row !== undefined && Object.is(valueOf(row, edit.column), edit.value);
  };
  const isRefusal = (verdict: ChangeVerdict): verdict is false | string => verdict === false || (typeof verdict === 'string' && verdict !== '');
  const say = (verdict: false | string, edits: readonly CellEdit[]) => refused(verdict === false ? undefined : verdict, edits);

  /** A verdict that comes later is about the values that were asked about: what has changed since is not touched. */
  function takeBackLate(verdict: ChangeVerdict, edits: readonly CellEdit[]) {
    const standing = isRefusal(verdict) ? edits.filter(isSame) : [];
    if (standing.length === 0) return;
    giveBack(standing);
    say(verdict as false | string, standing);
  }

  function wait(promise: Promise<ChangeVerdict>, edits: readonly CellEdit[]) {
    promise.then(
      (verdict) => takeBackLate(verdict, edits),
      (error: unknown) => takeBackLate(error instanceof Error && error.message !== '' ? error.message : false, edits),
    );
  }

  return {
    allows(toEdits, trigger) {
      const host = ask();
      if (!host) return true;
      const edits = toEdits();
      if (edits.length === 0) return true;
      if (trigger === 'input') {
        for (const edit of edits) {
          const key = `${edit.rowId}\n${edit.column}`;
          typed.set(key, { ...edit, oldValue: typed.has(key) ? typed.get(key)!.oldValue : edit.oldValue });
        }
        return true;
      }
      const verdict = host(edits);
      if (verdict instanceof Promise) wait(verdict, edits);
      else if (isRefusal(verdict)) {
        say(verdict, edits);
        return false;
      }
      return true;
    },
    left() {
      const now = active();
      for (const [key, { rowId, column, oldValue }] of typed) {
        if (now?.rowId === rowId && now.column === column) continue;
        typed.delete(key);
        const row = store.row(rowId);
        const value = row && valueOf(row, column);
        if (!row || Object.is(value, oldValue)) continue;
        const edits = [{ rowId, column, value, oldValue }];
        const verdict = ask()?.(edits);
        if (verdict instanceof Promise) wait(verdict, edits);
        else takeBackLate(verdict, edits);
      }
    },
  };
}

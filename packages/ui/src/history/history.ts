/** A state with those before and after it. `source` is what the last change came from. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  readonly source: string | undefined;
}

export type HistoryAction<State> =
  /** Changes with the same `source` one after another (typing in one input) are one step. */
  | { readonly type: 'change'; readonly change: (state: State) => State; readonly source?: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Another beginning: nothing before it can be undone. */
  | { readonly type: 'restart'; readonly state: State };

/** Steps that are kept. */
const maxSteps = 100;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], source: undefined });

export function changeHistory<State>(history: History<State>, action: HistoryAction<State>): History<State> {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change': {
      const next = action.change(present);
      if (next === present) return history;
      const isSameStep = action.source !== undefined && action.source === history.source;
      return { past: isSameStep ? past : [...past, present].slice(-maxSteps), present: next, future: [], source: action.source };
    }
    case 'undo':
      return past.length === 0 ? history : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], source: undefined };
    case 'redo':
      return future.length === 0 ? history : { past: [...past, present], present: future[0]!, future: future.slice(1), source: undefined };
    case 'restart':
      return startHistory(action.state);
  }
}

/** A text with the texts before and after it. `source` is what the last change came from. */
export interface History {
  readonly past: readonly string[];
  readonly text: string;
  readonly future: readonly string[];
  readonly source: string | undefined;
}

export type HistoryAction =
  /** Changes with the same `source` one after another (typing in one input) are one step. */
  { readonly type: 'change'; readonly text: string; readonly source?: string } | { readonly type: 'undo' } | { readonly type: 'redo' };

export const startHistory = (text: string): History => ({ past: [], text, future: [], source: undefined });

export function changeHistory(history: History, action: HistoryAction): History {
  const { past, text, future } = history;
  switch (action.type) {
    case 'change': {
      if (action.text === text) return history;
      const isSameStep = action.source !== undefined && action.source === history.source;
      return { past: isSameStep ? past : [...past, text], text: action.text, future: [], source: action.source };
    }
    case 'undo':
      return past.length === 0 ? history : { past: past.slice(0, -1), text: past.at(-1)!, future: [text, ...future], source: undefined };
    case 'redo':
      return future.length === 0 ? history : { past: [...past, text], text: future[0]!, future: future.slice(1), source: undefined };
  }
}

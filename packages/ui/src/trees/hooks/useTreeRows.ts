import { useEffect, useReducer, useRef, useState } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import { valueOf } from '../../recordCache/recordCache.ts';
import { changeTree, emptyTree, openBranches, readRows, type TreeRecord, type TreeState } from '../model/treeRows.ts';
import type { TreeTableProps } from '../TreeTable.types.ts';

const noParams = {};
const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

type Asked = Pick<
  TreeTableProps,
  'load' | 'loadChildren' | 'queryKey' | 'topValue' | 'condition' | 'queryParams' | 'rowKey' | 'version' | 'openRoots' | 'hasChildren'
> & {
  /** Said of an answer that is no list of rows. */
  answerType: string;
};

export interface TreeRows {
  state: TreeState;
  /** Why there are no rows at all. */
  error: string | undefined;
  retry: () => void;
  /** Opens a branch, and asks for it where that has not happened yet. */
  open: (row: string) => void;
  close: (row: string) => void;
}

/** The rows of a tree, asked for branch by branch. */
export function useTreeRows(asked: Asked): TreeRows {
  const { queryKey = 'parentId', topValue, condition, queryParams = noParams, rowKey = 'id', version = 0 } = asked;
  const { message } = useMessages();
  const [state, change] = useReducer(changeTree, emptyTree);
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const leaving = useRef(new AbortController());
  const keyOf = (row: TreeRecord) => valueOf(row, rowKey);
  const shared = JSON.stringify({ ...queryParams, ...(condition === undefined ? {} : { condition }) });

  async function ask(call: 'load' | 'loadChildren', parent: string | undefined, signal: AbortSignal): Promise<readonly TreeRecord[]> {
    const { load, loadChildren = load, answerType } = asked;
    const query = { ...(JSON.parse(shared) as Record<string, string>), ...(parent === undefined ? {} : { [queryKey]: parent }) };
    const rows = readRows(await (call === 'load' ? load : loadChildren)(query, signal));
    if (!rows) throw new Error(answerType);
    return rows;
  }

  /** A branch that cannot be loaded is closed again, with a message if the user opened it. */
  function fetchBranch(parent: string, signal: AbortSignal, tell: boolean) {
    return ask('loadChildren', parent, signal).then(
      (rows) => !signal.aborted && change({ type: 'children', parent, rows, keyOf }),
      (reason: unknown) => {
        if (signal.aborted) return;
        change({ type: 'failed', id: parent });
        if (tell) message.error(textOf(reason));
      },
    );
  }

  /** @param kept branches that stay open */
  async function fetchRoots(signal: AbortSignal, kept: readonly string[]) {
    try {
      const rows = await ask('load', topValue, signal);
      if (signal.aborted) return;
      setError(undefined);
      const mayOpen = asked.hasChildren ?? (() => false);
      const first = asked.openRoots && kept.length === 0 ? rows.filter(mayOpen).map(keyOf) : kept;
      change({ type: kept.length === 0 ? 'roots' : 'renewed', rows, keyOf });
      for (const id of first) {
        change({ type: 'open', id });
        void fetchBranch(id, signal, false);
      }
    } catch (reason) {
      if (!signal.aborted) setError(textOf(reason));
    }
  }
  const latest = useRef({ fetchRoots, state, version });
  useEffect(() => {
    latest.current.fetchRoots = fetchRoots;
    latest.current.state = state;
  });
  // Other parameters load the table anew, with everything closed; another version keeps open what is.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const isNewVersion = latest.current.version !== version;
    latest.current.version = version;
    void latest.current.fetchRoots(controller.signal, isNewVersion ? openBranches(latest.current.state) : []);
    return () => controller.abort();
  }, [shared, topValue, queryKey, round, version]);
  return {
    state,
    error,
    retry() {
      setError(undefined);
      setRound(round + 1);
    },
    open(row) {
      const isKnown = state.children.has(row);
      change({ type: 'open', id: row });
      if (!isKnown) void fetchBranch(row, leaving.current.signal, true);
    },
    close: (row) => change({ type: 'close', id: row }),
  };
}

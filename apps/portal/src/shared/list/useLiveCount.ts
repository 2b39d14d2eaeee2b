import { useEffect, useState } from 'react';
import { queryClient } from '../../platform/queryClient.ts';
import { socket } from '../../platform/socket.ts';

/** Rows of a list that others wrote since it was loaded. */
export interface LiveCount {
  /** Number of rows, as far as the user may see them. */
  count: number;
  /** An import, for example: there are more than can be named. */
  isMany: boolean;
  /** Resets the count; done by itself when the list is refetched. */
  reset: () => void;
}

interface Written {
  ids: ReadonlySet<string>;
  isMany: boolean;
}

const nothing: Written = { ids: new Set(), isMany: false };

/**
 * Counts the rows of a list that other users add or change, by the name of its resource (`warrantyClaim`, `vehicle`).
 * After a lost connection the list is refetched, since messages were missed.
 */
export function useLiveCount(list: string): LiveCount {
  const [written, setWritten] = useState(nothing);
  useEffect(() => {
    const seat = socket.join({
      keys: [`list:${list}`],
      onMessage({ type, data }) {
        if (type !== 'common_send_date' || data.key !== 'list.changed' || data.args[0] !== list) return;
        const ids = data.args[1];
        setWritten((before) =>
          Array.isArray(ids) ? { ...before, ids: new Set([...before.ids, ...ids.filter((id) => typeof id === 'string')]) } : { ...before, isMany: true },
        );
      },
      onOpen: (isAgain) => isAgain && void queryClient.invalidateQueries({ queryKey: [list, 'list'] }),
    });
    const stopWatching = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [name, call] = event.query.queryKey;
      if (name === list && call === 'list') setWritten(nothing);
    });
    return () => {
      seat.leave();
      stopWatching();
    };
  }, [list]);
  return { count: written.ids.size, isMany: written.isMany, reset: () => setWritten(nothing) };
}

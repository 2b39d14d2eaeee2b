import { messagesUnreadCount, resultOf } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../platform/queryClient.ts';
import { socket } from '../platform/socket.ts';
import { messages } from './messages.ts';

/** Polling interval without a connection, in milliseconds. */
const pollMs = 60_000;

const unreadKey = [...messages.key, 'unreadCount'];

/** Number of unread messages: pushed by the server as it changes, polled every minute without a connection. */
export function useUnread(): number {
  const { data: count = 0 } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => resultOf(messagesUnreadCount({ signal })),
    refetchInterval: () => (socket.isOpen() ? false : pollMs),
  });
  useEffect(() => {
    const seat = socket.join({
      onMessage({ type, data }) {
        if (type !== 'common_send_date' || data.key !== 'message.unread') return;
        const [unread] = data.args;
        if (typeof unread !== 'number') return;
        const before = queryClient.getQueryData(unreadKey);
        queryClient.setQueryData(unreadKey, unread);
        if (before !== undefined && before !== unread) void queryClient.invalidateQueries({ queryKey: [...messages.key, 'list'] });
      },
      // Polls from now on; and finds out at once when it was the session that ended.
      onClose: () => void queryClient.invalidateQueries({ queryKey: unreadKey }),
    });
    return seat.leave;
  }, []);
  return count;
}

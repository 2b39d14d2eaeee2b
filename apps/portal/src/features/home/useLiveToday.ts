import { useEffect } from 'react';
import { queryClient } from '../../platform/queryClient.ts';
import { socket } from '../../platform/socket.ts';
import { documentTypes } from '../../shared/messages.ts';
import { useTabActivated } from '../../shared/tab.ts';
import { today } from './today.ts';

/** Pause that turns many changes at once into one call, in milliseconds. */
const pauseMs = 1500;

const renew = (): void => void queryClient.invalidateQueries({ queryKey: today.queryKey });

/** Asks again after documents or messages have changed, and when the page is shown again. */
export function useLiveToday(): void {
  useTabActivated(renew);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renewSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        renew();
      }, pauseMs);
    };
    const seat = socket.join({
      keys: documentTypes.map((docType) => `list:${docType}`),
      onMessage({ type, data }) {
        if (type === 'common_send_date' && (data.key === 'list.changed' || data.key === 'message.unread')) renewSoon();
      },
      onOpen: (isAgain) => isAgain && renewSoon(),
    });
    return () => {
      clearTimeout(timer);
      seat.leave();
    };
  }, []);
}

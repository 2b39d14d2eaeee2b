import { announcementsListByUser, announcementsRead, type ReadAnnouncement, resultOf } from '@harrow/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../platform/queryClient.ts';
import { socket } from '../../platform/socket.ts';
import { writeHeaders } from '../calls/callsOf.ts';
import { announcedKey } from './announcedKey.ts';

/** Maximum number of current announcements on a page. */
const most = 20;
/** Polling interval without a connection, in milliseconds. */
const pollMs = 60_000;

/** The user's current announcements, by priority. */
export const announced = queryOptions({
  queryKey: announcedKey,
  queryFn: async ({ signal }) => (await resultOf(announcementsListByUser({ query: { pageSize: most }, signal }))).anntMsgList,
  staleTime: pollMs,
  refetchInterval: () => (socket.isOpen() ? false : pollMs),
});

/** The same, kept up to date by the socket; a page that returns from the background refetches. */
export function useAnnounced(): readonly ReadAnnouncement[] {
  const { data = [] } = useQuery(announced);
  useEffect(() => {
    const renew = (): void => void queryClient.invalidateQueries({ queryKey: announcedKey });
    const seat = socket.join({
      onMessage: ({ type, data: told }) => {
        if (type === 'common_send_date' && told.key === 'announcement.changed') renew();
      },
      onOpen: (isAgain) => {
        if (isAgain) renew();
      },
      onClose: renew,
    });
    return seat.leave;
  }, []);
  return data;
}

/** The user has seen these. */
export async function markAnnouncementsRead(ids: string[]): Promise<void> {
  queryClient.setQueryData<ReadAnnouncement[]>(announcedKey, (list) => list?.map((one) => (ids.includes(one.id) ? { ...one, readFlag: 'Y' } : one)));
  await resultOf(announcementsRead({ body: { ids }, headers: writeHeaders() }));
}

import { type RefObject, useEffect, useRef } from 'react';
import type { LiveRows, LiveSeat } from '../../liveRows/index.ts';
import type { TableModel } from '../model/tableModel.types.ts';

/** Shared by all tables without a key of their own; JVxeTable uses the same. */
const defaultKey = 'vxe-default';

/** Takes part in the live changes of rows while the table is mounted and on show. The seat is there to tell the others. */
export function useLiveRows<Row extends object>(
  model: TableModel<Row>,
  socket: LiveRows | undefined,
  socketKey: string = defaultKey,
): RefObject<LiveSeat | undefined> {
  const seat = useRef<LiveSeat>(undefined);
  useEffect(() => {
    if (!socket) return;
    const mine = socket.join(socketKey, { onUpdate: model.applyUpdate });
    seat.current = mine;
    return () => {
      mine.leave();
      seat.current = undefined;
    };
  }, [model, socket, socketKey]);
  return seat;
}

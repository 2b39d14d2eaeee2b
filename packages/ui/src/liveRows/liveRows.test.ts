import { expect, test, vi } from 'vitest';
import type { LiveMessage } from './liveMessage.ts';
import { createLiveRows, type LiveChannel, type LiveMember } from './liveRows.ts';

/** A connection whose server sends everything to everybody. */
function channelDouble() {
  const members = new Set<LiveMember>();
  const tell = (message: LiveMessage) => members.forEach(({ onMessage }) => onMessage?.(message));
  const channel: LiveChannel = {
    join(member) {
      members.add(member);
      return {
        send: (message) => {
          tell(message);
          return true;
        },
        leave: () => void members.delete(member),
      };
    },
  };
  return { channel, members, tell };
}

const update = (socketKey: string, ...args: unknown[]): LiveMessage => ({ type: 'update_vxe_table', data: { socketKey, args } });

test('updates reach the tables of the same key, and not the one that sent them', () => {
  const { channel, members } = channelDouble();
  const rows = createLiveRows(channel);
  const [mine, sibling, stranger] = [vi.fn(), vi.fn(), vi.fn()];
  const seat = rows.join('claims', { onUpdate: mine });
  rows.join('claims', { onUpdate: sibling });
  rows.join('parts', { onUpdate: stranger });
  expect([...members].map(({ keys }) => keys)).toEqual([['claims'], ['claims'], ['parts']]);
  expect(seat.send({ id: '7', amount: 12 })).toBe(true);
  expect(sibling).toHaveBeenCalledExactlyOnceWith({ id: '7', amount: 12 });
  expect([mine.mock.calls, stranger.mock.calls]).toEqual([[], []]);
  seat.leave();
  expect(members.size).toBe(2);
});

test.each([[[['id']]], [['row']], [[null]], [[]]])('what is no row is passed over (%j)', (args) => {
  const { channel, tell } = channelDouble();
  const onUpdate = vi.fn();
  createLiveRows(channel).join('claims', { onUpdate });
  tell(update('claims', ...args));
  expect(onUpdate).not.toHaveBeenCalled();
});

test('a table is told when the connection was lost meanwhile, not at the first', () => {
  const { channel, members } = channelDouble();
  const onReconnect = vi.fn();
  createLiveRows(channel).join('claims', { onUpdate: vi.fn(), onReconnect });
  const [member] = members;
  member!.onOpen?.(false);
  expect(onReconnect).not.toHaveBeenCalled();
  member!.onOpen?.(true);
  expect(onReconnect).toHaveBeenCalledOnce();
});

test('commands reach the handlers of their key', () => {
  const { channel, tell, members } = channelDouble();
  const handler = vi.fn();
  const seat = createLiveRows(channel).onCommand('refresh', handler);
  tell({ type: 'common_send_date', data: { key: 'refresh', args: [1, 'a'] } });
  tell({ type: 'common_send_date', data: { key: 'other', args: [] } });
  expect(handler).toHaveBeenCalledExactlyOnceWith(1, 'a');
  seat.send(3);
  expect(handler).toHaveBeenLastCalledWith(3);
  seat.leave();
  expect(members.size).toBe(0);
});

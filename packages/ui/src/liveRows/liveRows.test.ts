import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backOffMs, type LiveSocket } from './liveConnection.ts';
import { readLiveMessage } from './liveMessage.ts';
import { createLiveRows } from './liveRows.ts';
import { liveRowsUrl } from './liveRowsUrl.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server on the other side of the sockets that were opened. */
function fakeServer() {
  const sockets: FakeSocket[] = [];
  interface FakeSocket extends LiveSocket {
    sent: { type: string; data: unknown }[];
    closed: boolean;
    tell(event: 'open' | 'close' | 'error'): void;
    say(message: unknown): void;
  }
  function open(): FakeSocket {
    const listeners: { type: string; listener: (event: { data: unknown }) => void }[] = [];
    const emit = (type: string, data?: unknown) => listeners.filter((one) => one.type === type).forEach(({ listener }) => listener({ data }));
    const socket: FakeSocket = {
      sent: [],
      closed: false,
      send: (text) => void socket.sent.push(JSON.parse(text) as { type: string; data: unknown }),
      close() {
        socket.closed = true;
        emit('close');
      },
      addEventListener: (type: string, listener: (event: { data: unknown }) => void) => void listeners.push({ type, listener }),
      tell: emit,
      say: (message) => emit('message', typeof message === 'string' ? message : JSON.stringify(message)),
    };
    sockets.push(socket);
    return socket;
  }
  return { open, sockets, last: () => sockets.at(-1)! };
}

const beat = { type: 'heart_beat', data: true };
const update = (socketKey: string, row: unknown, sender = 'somebody') => ({ type: 'update_vxe_table', data: { socketKey, args: [row, sender] } });
const joined = (server = fakeServer(), random = () => 0) => {
  const rows = createLiveRows({ open: server.open, random });
  const onUpdate = vi.fn();
  const onReconnect = vi.fn();
  const seat = rows.join('claims', { onUpdate, onReconnect });
  return { server, rows, seat, onUpdate, onReconnect };
};

describe('one connection for all tables', () => {
  test('is opened by the first and closed by the last', () => {
    const { server, rows, seat } = joined();
    const second = rows.join('parts', { onUpdate: vi.fn() });
    expect(server.sockets).toHaveLength(1);
    seat.leave();
    seat.leave();
    expect(server.last().closed).toBe(false);
    second.leave();
    expect(server.last().closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a table that comes later opens it again', () => {
    const { server, rows, seat } = joined();
    seat.leave();
    rows.join('claims', { onUpdate: vi.fn() });
    expect(server.sockets).toHaveLength(2);
  });

  test('signing out closes it for good, whoever is still there', () => {
    const { server, rows, seat, onUpdate } = joined();
    server.last().tell('open');
    rows.stop();
    server.last().say(update('claims', { id: '1' }));
    vi.advanceTimersByTime(600_000);
    expect(server.sockets).toHaveLength(1);
    expect(server.last().closed).toBe(true);
    expect(onUpdate).not.toHaveBeenCalled();
    expect(seat.send({ id: '1' })).toBe(false);
    seat.leave();
    expect(server.sockets).toHaveLength(1);
  });
});

describe('updates', () => {
  test('reach the tables of the same key, and not the one that sent them', () => {
    const { server, rows, seat, onUpdate } = joined();
    const sibling = vi.fn();
    const stranger = vi.fn();
    rows.join('claims', { onUpdate: sibling });
    rows.join('parts', { onUpdate: stranger });
    server.last().tell('open');
    expect(seat.send({ id: '7', amount: 12 })).toBe(true);
    const echo = server.last().sent.at(-1)!;
    expect(echo).toEqual({ type: 'update_vxe_table', data: { socketKey: 'claims', args: [{ id: '7', amount: 12 }, expect.any(String)] } });
    server.last().say(echo);
    expect(sibling).toHaveBeenCalledExactlyOnceWith({ id: '7', amount: 12 });
    expect(onUpdate).not.toHaveBeenCalled();
    expect(stranger).not.toHaveBeenCalled();
  });

  test('commands reach the handlers of their key', () => {
    const { server, rows } = joined();
    const handler = vi.fn();
    const stop = rows.onCommand('refresh', handler);
    server.last().tell('open');
    server.last().say({ type: 'common_send_date', data: { key: 'refresh', args: [1, 'a'] } });
    server.last().say({ type: 'common_send_date', data: { key: 'other', args: [] } });
    stop();
    server.last().say({ type: 'common_send_date', data: { key: 'refresh', args: [2] } });
    expect(handler).toHaveBeenCalledExactlyOnceWith(1, 'a');
    rows.sendCommand('refresh', 3);
    expect(server.last().sent.at(-1)).toEqual({ type: 'common_send_date', data: { key: 'refresh', args: [3] } });
  });

  test.each([
    ['', 'no JSON'],
    ['null', 'nothing'],
    ['[]', 'a list'],
    ['{"type":"update_vxe_table"}', 'no data'],
    ['{"type":"update_vxe_table","data":{"socketKey":"claims","args":"x"}}', 'arguments that are no list'],
    ['{"type":"update_vxe_table","data":{"socketKey":"claims","args":[["id"]]}}', 'a row that is a list'],
    ['{"type":"update_vxe_table","data":{"args":[{"id":"1"}]}}', 'no key'],
    ['{"type":"drop_tables","data":{"args":[]}}', 'an unknown kind'],
    [`{"type":"heart_beat","data":"${'x'.repeat(1_000_001)}"}`, 'too long'],
    [new ArrayBuffer(4), 'no text'],
  ])('what is not understood is passed over (%#: %s)', (text, _kind) => {
    expect(readLiveMessage(text)).toBeUndefined();
  });
});

describe('the connection stays', () => {
  test('beats ten seconds after each answer', () => {
    const { server } = joined();
    server.last().tell('open');
    expect(server.last().sent).toEqual([{ type: 'heart_beat', data: '' }]);
    vi.advanceTimersByTime(2_000);
    server.last().say(beat);
    vi.advanceTimersByTime(9_999);
    expect(server.last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(server.last().sent).toHaveLength(2);
  });

  test('a beat that is not answered within six seconds ends it; five seconds later it connects again', () => {
    const { server, onReconnect } = joined();
    server.last().tell('open');
    vi.advanceTimersByTime(6_000);
    expect(server.last().closed).toBe(true);
    vi.advanceTimersByTime(4_999);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(server.sockets).toHaveLength(2);
    expect(onReconnect).not.toHaveBeenCalled();
    server.last().tell('open');
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  test('an error that is followed by a close makes one attempt, not two', () => {
    const { server } = joined();
    server.last().tell('error');
    server.last().tell('close');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(server.sockets).toHaveLength(2);
  });

  test('waits longer after each failure, and starts over once an answer came', () => {
    const { server } = joined();
    const waits = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
    for (const [index, ms] of waits.entries()) {
      server.last().tell('error');
      vi.advanceTimersByTime(ms - 1);
      expect(server.sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(server.sockets).toHaveLength(index + 2);
    }
    server.last().tell('open');
    server.last().say(beat);
    server.last().tell('close');
    vi.advanceTimersByTime(5_000);
    expect(server.sockets).toHaveLength(waits.length + 2);
  });

  test('a socket that cannot even be made counts as a failure', () => {
    const open = vi.fn((): LiveSocket => {
      throw new SyntaxError('not a sub-protocol');
    });
    const rows = createLiveRows({ open, random: () => 0 });
    const seat = rows.join('claims', { onUpdate: vi.fn() });
    vi.advanceTimersByTime(5_000);
    expect(open).toHaveBeenCalledTimes(2);
    seat.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a socket that was given up is no longer heard', () => {
    const { server, onUpdate } = joined();
    const [old] = server.sockets;
    old!.tell('open');
    vi.advanceTimersByTime(11_000);
    old!.say(update('claims', { id: '1' }));
    expect(onUpdate).not.toHaveBeenCalled();
    server.last().tell('open');
    server.last().say(update('claims', { id: '1' }));
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  test('chance adds up to a third, so that not everybody comes at once', () => {
    expect(backOffMs(1, 0)).toBe(5_000);
    expect(backOffMs(1, 1)).toBeCloseTo(6_667, 0);
    expect(backOffMs(30, 1)).toBe(80_000);
  });
});

test.each([
  ['https://portal.example/claims', 'wss://portal.example/vxeSocket/u%2F1/p'],
  ['http://localhost:8080/', 'ws://localhost:8080/vxeSocket/u%2F1/p'],
])('the address at %s', (base, url) => {
  expect(liveRowsUrl({ userId: 'u/1', pageId: 'p', base })).toBe(url);
});

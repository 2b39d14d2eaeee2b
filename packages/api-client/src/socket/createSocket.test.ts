import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSocket, type SocketMember } from './createSocket.ts';
import { backOffMs, type RawSocket } from './socketConnection.ts';
import { readSocketMessage } from './socketMessage.ts';
import { socketUrl } from './socketUrl.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface FakeSocket extends RawSocket {
  sent: { type: string; data: unknown }[];
  closed: boolean;
  tell(event: 'open' | 'error'): void;
  end(code?: number): void;
  say(message: unknown): void;
}

/** A server on the other side of the sockets that were opened. */
function fakeServer() {
  const sockets: FakeSocket[] = [];
  function open(): FakeSocket {
    const listeners: { type: string; listener: (event: never) => void }[] = [];
    const emit = (type: string, event?: unknown) => listeners.filter((one) => one.type === type).forEach(({ listener }) => listener(event as never));
    const socket: FakeSocket = {
      sent: [],
      closed: false,
      send: (text) => void socket.sent.push(JSON.parse(text) as { type: string; data: unknown }),
      close() {
        socket.closed = true;
        emit('close', { code: 1005 });
      },
      addEventListener: (type: string, listener: (event: never) => void) => void listeners.push({ type, listener }),
      tell: emit,
      end: (code = 1006) => emit('close', { code }),
      say: (message) => emit('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    };
    sockets.push(socket);
    return socket;
  }
  return { open, sockets, last: () => sockets.at(-1)! };
}

const beat = { type: 'heart_beat', data: true };
const command = (key: string, ...args: unknown[]) => ({ type: 'common_send_date' as const, data: { key, args } });
const update = (socketKey: string, row: unknown) => ({ type: 'update_vxe_table' as const, data: { socketKey, args: [row, 'somebody'] } });

function joined(member: SocketMember = {}) {
  const server = fakeServer();
  const socket = createSocket({ open: server.open, random: () => 0 });
  const heard = { onMessage: vi.fn(), onOpen: vi.fn(), onClose: vi.fn() };
  const seat = socket.join({ ...heard, ...member });
  return { server, socket, seat, ...heard };
}

describe('one connection for all', () => {
  test('is opened by the first and closed by the last', () => {
    const { server, socket, seat } = joined();
    const second = socket.join({});
    expect(server.sockets).toHaveLength(1);
    seat.leave();
    seat.leave();
    expect(server.last().closed).toBe(false);
    second.leave();
    expect(server.last().closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    socket.wake();
    expect(server.sockets).toHaveLength(1);
    socket.join({});
    expect(server.sockets).toHaveLength(2);
  });

  test('hands every message to everybody, and passes over what it does not know', () => {
    const { server, socket, onMessage } = joined();
    const second = vi.fn();
    socket.join({ onMessage: second });
    server.last().tell('open');
    server.last().say(update('a', { id: '1' }));
    server.last().say(beat);
    server.last().say({ type: 'drop_tables', data: { args: [] } });
    for (const one of [onMessage, second]) expect(one).toHaveBeenCalledExactlyOnceWith(update('a', { id: '1' }));
  });

  test('sends only while it is connected, and only for listeners that are there', () => {
    const { server, seat } = joined();
    expect(seat.send(command('x'))).toBe(false);
    server.last().tell('open');
    expect(seat.send(command('x', 1))).toBe(true);
    expect(server.last().sent.at(-1)).toEqual(command('x', 1));
    seat.leave();
    expect(seat.send(command('x'))).toBe(false);
  });

  test('rests at a logout and goes on at the next login, with the same members', () => {
    const { server, socket, onMessage } = joined();
    server.last().tell('open');
    socket.rest();
    vi.advanceTimersByTime(600_000);
    expect([server.sockets.length, server.last().closed]).toEqual([1, true]);
    server.last().say(update('a', {}));
    expect(onMessage).not.toHaveBeenCalled();
    socket.wake();
    expect(server.sockets).toHaveLength(2);
    server.last().tell('open');
    server.last().say(update('a', {}));
    expect(onMessage).toHaveBeenCalledOnce();
  });

  test('waits while nobody is signed in', () => {
    const server = fakeServer();
    let token: string | undefined;
    const socket = createSocket({ open: () => (token ? server.open() : undefined) });
    socket.join({});
    expect([server.sockets.length, vi.getTimerCount()]).toEqual([0, 0]);
    token = 'x';
    socket.wake();
    expect(server.sockets).toHaveLength(1);
  });
});

describe('what a page listens to', () => {
  const asked = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === 'common_send_date').map(({ data }) => (data as { args: string[] }).args);

  test('is told when it connects, when it changes, and anew after a loss', async () => {
    const { server, socket, seat } = joined({ keys: ['list:vehicle', 'a'] });
    server.last().tell('open');
    const second = socket.join({ keys: ['a', 'b'] });
    const third = socket.join({ keys: ['c'] });
    await Promise.resolve();
    third.leave();
    socket.join({});
    await Promise.resolve();
    expect(asked(server.last())).toEqual([
      ['list:vehicle', 'a'],
      ['list:vehicle', 'a', 'b', 'c'],
      ['list:vehicle', 'a', 'b'],
    ]);
    server.last().end();
    vi.advanceTimersByTime(5_000);
    server.last().tell('open');
    expect(asked(server.last())).toEqual([['list:vehicle', 'a', 'b']]);
    seat.leave();
    second.leave();
    await Promise.resolve();
    expect(asked(server.last()).at(-1)).toEqual([]);
  });

  test('is not mentioned when it is nothing', () => {
    const { server } = joined();
    server.last().tell('open');
    expect(asked(server.last())).toEqual([]);
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
    const { server, onOpen, onClose } = joined();
    server.last().tell('open');
    expect(onOpen).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(6_000);
    expect(server.last().closed).toBe(true);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
    vi.advanceTimersByTime(4_999);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(server.sockets).toHaveLength(2);
    server.last().tell('open');
    expect(onOpen).toHaveBeenLastCalledWith(true);
  });

  test('a handshake that is never answered counts as a loss', () => {
    const { server } = joined();
    vi.advanceTimersByTime(11_000);
    expect(server.sockets).toHaveLength(2);
  });

  test('an error that is followed by a close makes one attempt, not two', () => {
    const { server } = joined();
    server.last().tell('error');
    server.last().end();
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
    server.last().end();
    vi.advanceTimersByTime(5_000);
    expect(server.sockets).toHaveLength(waits.length + 2);
  });

  test('a socket that cannot even be made counts as a failure', () => {
    const open = vi.fn((): RawSocket => {
      throw new SyntaxError('not a sub-protocol');
    });
    const seat = createSocket({ open, random: () => 0 }).join({});
    vi.advanceTimersByTime(5_000);
    expect(open).toHaveBeenCalledTimes(2);
    seat.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a socket that was given up is no longer heard', () => {
    const { server, onMessage } = joined();
    const [old] = server.sockets;
    old!.tell('open');
    vi.advanceTimersByTime(11_000);
    old!.say(update('a', {}));
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('ends when the server says that the session has, until the next login', () => {
    const { server, socket, onClose } = joined();
    server.last().tell('open');
    server.last().end(4401);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
    vi.advanceTimersByTime(600_000);
    expect(server.sockets).toHaveLength(1);
    socket.wake();
    expect(server.sockets).toHaveLength(2);
  });

  test('chance adds up to a third, so that not everybody comes at once', () => {
    expect(backOffMs(1, 0)).toBe(5_000);
    expect(backOffMs(1, 1)).toBeCloseTo(6_667, 0);
    expect(backOffMs(30, 1)).toBe(80_000);
  });
});

describe('the life of the page', () => {
  /** A document and a window that a test can tell what happens. */
  function fakePage() {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const frame = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', frame);
    return { look: () => page.dispatchEvent(new Event('visibilitychange')), happens: (type: string) => frame.dispatchEvent(new Event(type)) };
  }

  test('after sleep an open connection has six seconds to prove that it lives', () => {
    const page = fakePage();
    const { server } = joined();
    server.last().tell('open');
    server.last().say(beat);
    page.look();
    expect(server.last().sent).toHaveLength(2);
    vi.advanceTimersByTime(6_000);
    expect(server.last().closed).toBe(true);
  });

  test('whoever waits for the next attempt need not when the network is back', () => {
    const page = fakePage();
    const { server } = joined();
    for (let n = 0; n < 4; n += 1) {
      server.last().tell('error');
      vi.advanceTimersByTime(60_000);
    }
    server.last().tell('error');
    const before = server.sockets.length;
    page.happens('online');
    expect(server.sockets).toHaveLength(before + 1);
    page.happens('online');
    expect(server.sockets).toHaveLength(before + 1);
  });

  test('a page that is left holds no connection, and has one again when it comes back', () => {
    const page = fakePage();
    const { server, seat, onOpen } = joined({ keys: ['a'] });
    server.last().tell('open');
    page.happens('pagehide');
    expect([server.last().closed, vi.getTimerCount()]).toEqual([true, 0]);
    page.happens('pageshow');
    server.last().tell('open');
    expect(onOpen).toHaveBeenLastCalledWith(true);
    seat.leave();
    page.happens('pageshow');
    expect(server.sockets).toHaveLength(2);
  });
});

test.each([
  ['', 'no JSON'],
  ['null', 'nothing'],
  ['[]', 'a list'],
  ['{"type":"update_vxe_table"}', 'no data'],
  ['{"type":"update_vxe_table","data":{"socketKey":"claims","args":"x"}}', 'arguments that are no list'],
  ['{"type":"update_vxe_table","data":{"args":[{"id":"1"}]}}', 'no key'],
  ['{"type":"common_send_date","data":{"args":[]}}', 'no key'],
  ['{"type":"drop_tables","data":{"args":[]}}', 'an unknown kind'],
  [`{"type":"heart_beat","data":"${'x'.repeat(1_000_001)}"}`, 'too long'],
  [new ArrayBuffer(4), 'no text'],
])('what is not understood is passed over (%#: %s)', (text, _kind) => {
  expect(readSocketMessage(text)).toBeUndefined();
});

test.each([
  ['https://portal.example', 'wss://portal.example/vxeSocket/u%2F1/p'],
  ['http://localhost:8080/', 'ws://localhost:8080/vxeSocket/u%2F1/p'],
  ['https://portal.example/base/?a=1#b', 'wss://portal.example/base/vxeSocket/u%2F1/p'],
])('the address at %s', (base, url) => {
  expect(socketUrl({ userId: 'u/1', pageId: 'p', base })).toBe(url);
});

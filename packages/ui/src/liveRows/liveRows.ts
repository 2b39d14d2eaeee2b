import { createLiveConnection, type LiveSocket } from './liveConnection.ts';
import { commandText, type LiveMessage, type LiveUpdate, updateText } from './liveMessage.ts';

export interface LiveRowsOptions {
  /**
   * Begins to connect: `() => new WebSocket(liveRowsUrl({ userId, pageId }), token)`. Called anew for every attempt, so
   * that each has the newest token.
   */
  open: () => LiveSocket;
  /** 0 to 1; by default `Math.random`. */
  random?: () => number;
}

export interface LiveRowsListener {
  /** Fields of one row that somebody else changed. Not to be trusted: any fields, of any row. */
  onUpdate: (update: LiveUpdate) => void;
  /** Connected again after a loss: what was sent meanwhile was missed. */
  onReconnect?: (() => void) | undefined;
}

/** The place of one table. */
export interface LiveSeat {
  /** Tells the others; its own table does not hear it. False without a connection: the change is then told by the next load only. */
  send(update: LiveUpdate): boolean;
  leave(): void;
}

/**
 * Changes of rows as others make them, for all tables of a page over one connection (facts of the origin 18). Connects
 * with the first table or command, and closes when the last has left.
 */
export interface LiveRows {
  /** Tables with the same `socketKey` hear each other, on this page and on others. */
  join(socketKey: string, listener: LiveRowsListener): LiveSeat;
  /** Hears what is sent under `key` beside rows. Answers how to stop hearing it. */
  onCommand(key: string, handler: (...args: unknown[]) => void): () => void;
  sendCommand(key: string, ...args: unknown[]): boolean;
  /** Call when the user signs out: closes, and forgets who listened. */
  stop(): void;
}

interface Seat extends LiveRowsListener {
  socketKey: string;
  sender: string;
}

interface Command {
  key: string;
  handler: (...args: unknown[]) => void;
}

export function createLiveRows({ open, random }: LiveRowsOptions): LiveRows {
  const seats = new Set<Seat>();
  const commands = new Set<Command>();
  let wasOpen = false;
  const connection = createLiveConnection({ open, random, onMessage: deliver, onOpen: greet });

  function deliver(message: LiveMessage) {
    if (message.type === 'command') {
      for (const { key, handler } of commands) if (key === message.key) handler(...message.args);
    } else if (message.type === 'update') {
      for (const seat of seats) if (seat.socketKey === message.socketKey && seat.sender !== message.sender) seat.onUpdate(message.update);
    }
  }

  function greet() {
    if (wasOpen) for (const seat of seats) seat.onReconnect?.();
    wasOpen = true;
  }

  function stop() {
    seats.clear();
    commands.clear();
    wasOpen = false;
    connection.stop();
  }

  /** Answers how to take it out again. */
  function enter<Entry>(group: Set<Entry>, entry: Entry): () => void {
    const isFirst = seats.size + commands.size === 0;
    group.add(entry);
    if (isFirst) connection.start();
    return () => {
      if (group.delete(entry) && seats.size + commands.size === 0) stop();
    };
  }

  return {
    join(socketKey, listener) {
      const seat: Seat = { ...listener, socketKey, sender: createSenderId() };
      return { send: (update) => seats.has(seat) && connection.send(updateText(socketKey, update, seat.sender)), leave: enter(seats, seat) };
    },
    onCommand: (key, handler) => enter(commands, { key, handler }),
    sendCommand: (key, ...args) => connection.send(commandText(key, args)),
    stop,
  };
}

/** In the form that tables of the origin have, so that both can be at one server. */
const createSenderId = (): string => `_j-vxe-${Math.random().toString(36).slice(2, 10)}_`;

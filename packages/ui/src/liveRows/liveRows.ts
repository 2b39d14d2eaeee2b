import { type LiveMessage, type LiveUpdate, readUpdate } from './liveMessage.ts';

/** Subscription to the connection. */
export interface LiveMember {
  /** Topics subscribed to, so that the server need not send everything to everyone. */
  keys?: readonly string[];
  onMessage?: (message: LiveMessage) => void;
  /** Connected. `isAgain`: after a loss, so that what was sent meanwhile was missed. */
  onOpen?: (isAgain: boolean) => void;
}

/**
 * A connection that several share: it opens with the first who joins and closes when the last has left.
 * `createSocket` of `@harrow/api-client` makes one.
 */
export interface LiveChannel {
  join(member: LiveMember): {
    /** False without a connection. */
    send(message: LiveMessage): boolean;
    leave(): void;
  };
}

export interface LiveRowsListener {
  /** Fields of one row that changed elsewhere. Untrusted: any fields, of any row. */
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

/** Changes that other users make to rows, for all tables of a page over one connection. */
export interface LiveRows {
  /** Tables with the same `socketKey` hear each other, on this page and on others, as far as the server lets them. */
  join(socketKey: string, listener: LiveRowsListener): LiveSeat;
  /** Hears what is sent under `key` beside rows. */
  onCommand(key: string, handler: (...args: unknown[]) => void): LiveCommandSeat;
}

export interface LiveCommandSeat {
  send(...args: unknown[]): boolean;
  leave(): void;
}

export function createLiveRows(channel: LiveChannel): LiveRows {
  return {
    join(socketKey, { onUpdate, onReconnect }) {
      const mine = createSenderId();
      const seat = channel.join({
        keys: [socketKey],
        onMessage({ type, data }) {
          if (type !== 'update_vxe_table' || data.socketKey !== socketKey) return;
          const message = readUpdate(data.args);
          if (message && message.sender !== mine) onUpdate(message.update);
        },
        onOpen: (isAgain) => isAgain && onReconnect?.(),
      });
      return { send: (update) => seat.send({ type: 'update_vxe_table', data: { socketKey, args: [update, mine] } }), leave: seat.leave };
    },
    onCommand(key, handler) {
      const seat = channel.join({
        onMessage({ type, data }) {
          if (type === 'common_send_date' && data.key === key) handler(...data.args);
        },
      });
      return { send: (...args) => seat.send({ type: 'common_send_date', data: { key, args } }), leave: seat.leave };
    },
  };
}

/** The form that JVxeTable gives its ids, so that its tables and these can share a server. */
const createSenderId = (): string => `_j-vxe-${Math.random().toString(36).slice(2, 10)}_`;

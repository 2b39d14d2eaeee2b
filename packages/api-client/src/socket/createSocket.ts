import { followPage } from './pageEvents.ts';
import { createSocketConnection, type RawSocket } from './socketConnection.ts';
import { type SocketMessage, subscribeText } from './socketMessage.ts';

export interface SocketOptions {
  /**
   * Begins to connect: `() => new WebSocket(socketUrl({ userId }), token)`. Called anew for every attempt, so that each has
   * the newest token; undefined without a login, until `wake`.
   */
  open: () => RawSocket | undefined;
  /** 0 to 1; default `Math.random`. */
  random?: () => number;
}

/** A subscriber of the connection. */
export interface SocketMember {
  /** Topics of this subscriber, besides those of its user: keys of documents (`warrantyClaim:{id}`) and lists (`list:vehicle`). */
  keys?: readonly string[];
  /** Every message of the server, of whatever key. Nothing in it is to be trusted. */
  onMessage?: (message: SocketMessage) => void;
  /** Connected. `isAgain`: after a loss, so that what was sent meanwhile was missed. */
  onOpen?: (isAgain: boolean) => void;
  /** No longer connected. `isOver`: because the server ended the session. */
  onClose?: (isOver: boolean) => void;
}

export interface SocketSeat {
  /** False without a connection. */
  send(message: SocketMessage): boolean;
  leave(): void;
}

/**
 * The connection of a page to `/vxeSocket`, one for all who use it: it opens with the first, closes when the last has left,
 * beats every 10 seconds, comes back after a loss (5 s, then longer), after sleep and from the browser's memory of pages, and tells the
 * server anew what this page listens to.
 */
export interface Socket {
  join(member: SocketMember): SocketSeat;
  isOpen(): boolean;
  /** Call after a login: connects at once if there are subscribers. */
  wake(): void;
  /** Call when the user signs out: closes. Who has joined stays, and is connected again after the next `wake`. */
  rest(): void;
}

export function createSocket({ open, random = Math.random }: SocketOptions): Socket {
  const members = new Set<SocketMember>();
  let wasOpen = false;
  let isResting = false;
  /** Topics that the server knows of. */
  let subscribed = '';
  let isSubscribing = false;
  let stopFollowing = (): void => undefined;

  const connection = createSocketConnection({
    open: () => (isResting ? undefined : open()),
    random,
    onMessage(message) {
      for (const { onMessage } of members) onMessage?.(message);
    },
    onOpen() {
      const isAgain = wasOpen;
      wasOpen = true;
      subscribed = subscribeText([]);
      subscribe();
      for (const { onOpen } of members) onOpen?.(isAgain);
    },
    onClose(isOver) {
      for (const { onClose } of members) onClose?.(isOver);
    },
  });

  function subscribe(): void {
    const text = subscribeText([...new Set([...members].flatMap(({ keys = [] }) => keys))]);
    if (text !== subscribed && connection.send(text)) subscribed = text;
  }

  /** Members that come and go together make one message. */
  function subscribeSoon(): void {
    if (isSubscribing) return;
    isSubscribing = true;
    queueMicrotask(() => {
      isSubscribing = false;
      subscribe();
    });
  }

  return {
    join(given) {
      // The same listener may join twice.
      const member = { ...given };
      members.add(member);
      if (members.size > 1) subscribeSoon();
      else {
        wasOpen = false;
        stopFollowing = followPage({ onWake: connection.wake, onLeave: connection.pause });
        connection.start();
      }
      return {
        send: (message) => members.has(member) && connection.send(JSON.stringify(message)),
        leave() {
          if (!members.delete(member)) return;
          if (members.size > 0) return subscribeSoon();
          stopFollowing();
          connection.stop();
        },
      };
    },
    isOpen: connection.isOpen,
    wake() {
      isResting = false;
      connection.wake();
    },
    rest() {
      isResting = true;
      connection.pause();
    },
  };
}

import { beatText, readSocketMessage, type SocketMessage } from './socketMessage.ts';

/** The part of a `WebSocket` that is used; another transport or a test implements the same. */
export interface RawSocket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: (event: unknown) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface ConnectionOptions {
  /** Opens a connection, called again after every loss; undefined without a login. */
  open: () => RawSocket | undefined;
  onMessage: (message: SocketMessage) => void;
  /** Connected, for the first time or again. */
  onOpen: () => void;
  /** Was connected, and is no longer. `isOver`: the server says that the session has ended, and nothing more is tried. */
  onClose: (isOver: boolean) => void;
  random: () => number;
}

export interface SocketConnection {
  start(): void;
  /** Closes until `wake`, and leaves no timer behind. */
  pause(): void;
  /** Closes for good; `wake` does nothing then. */
  stop(): void;
  /** Call it when the connection may have changed unnoticed (sleep, another network, a new login): sends a heartbeat, or connects, at once. */
  wake(): void;
  /** False if it could not be sent, since there is no connection. */
  send(text: string): boolean;
  isOpen(): boolean;
}

/** Ms from an answer to the next beat, and in which a beat has to be answered. */
const beatMs = 10_000;
const replyMs = 6_000;
/** Ms to the first attempt after a loss. */
const reconnectMs = 5_000;
const longestReconnectMs = 60_000;
/** Ours: the token is no longer good. */
const sessionEnded = 4401;

/**
 * Ms to attempt number `attempt` (from 1): the first after 5 s, then twice as long each time, up to a minute. Up to a third
 * of it is added by chance (`random` from 0 to 1), so that after a restart of the server not everybody comes at once.
 */
export function backOffMs(attempt: number, random: number): number {
  const base = Math.min(reconnectMs * 2 ** (attempt - 1), longestReconnectMs);
  return base + (base / 3) * random;
}

/** One connection that stays: it beats, and when it is lost it connects again. There is never more than one socket or one timer. */
export function createSocketConnection({ open, onMessage, onOpen, onClose, random }: ConnectionOptions): SocketConnection {
  let isStarted = false;
  let socket: RawSocket | undefined;
  let isOpen = false;
  let attempt = 0;
  /** The one thing that is waited for: an answer, the next beat, or the next attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  }

  function connect(): void {
    clearTimeout(timer);
    let mine: RawSocket | undefined;
    try {
      mine = open();
    } catch {
      return lose();
    }
    // Without a login it rests: the next one wakes it.
    if (!mine) return;
    socket = mine;
    // A socket that was given up may still talk.
    const whileMine =
      <Event>(action: (event: Event) => void) =>
      (event: Event): void => {
        if (socket === mine) action(event);
      };
    mine.addEventListener('open', whileMine(begin));
    mine.addEventListener(
      'close',
      whileMine(({ code }: { code: number }) => (code === sessionEnded ? close(true) : lose())),
    );
    mine.addEventListener('error', whileMine(lose));
    mine.addEventListener('message', whileMine(receive));
    // A handshake that is never answered is lost as well.
    wait(replyMs, lose);
  }

  function begin(): void {
    isOpen = true;
    beat();
    onOpen();
  }

  function beat(): void {
    wait(replyMs, lose);
    send(beatText);
  }

  function receive({ data }: { data: unknown }): void {
    const message = readSocketMessage(data);
    if (!message) return;
    if (message.type === 'heart_beat') {
      // Only now it is known to work: a server that accepts and falls silent is not to be asked every five seconds for ever.
      attempt = 0;
      wait(beatMs, beat);
    } else onMessage(message);
  }

  function close(isOver: boolean): void {
    clearTimeout(timer);
    const [old, wasOpen] = [socket, isOpen];
    [socket, isOpen] = [undefined, false];
    old?.close();
    if (wasOpen) onClose(isOver);
  }

  function lose(): void {
    close(false);
    attempt += 1;
    wait(backOffMs(attempt, random()), connect);
  }

  function send(text: string): boolean {
    if (!isOpen) return false;
    socket!.send(text);
    return true;
  }

  return {
    start() {
      close(false);
      isStarted = true;
      attempt = 0;
      connect();
    },
    pause: () => close(false),
    stop() {
      isStarted = false;
      close(false);
    },
    wake() {
      if (!isStarted) return;
      if (isOpen) beat();
      else if (!socket) {
        attempt = 0;
        connect();
      }
    },
    send,
    isOpen: () => isOpen,
  };
}

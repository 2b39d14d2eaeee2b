import { beatText, type LiveMessage, readLiveMessage } from './liveMessage.ts';

/** What is needed of a `WebSocket`; another transport or a test offers the same. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface LiveConnectionOptions {
  /** Begins to connect; called anew after every loss. */
  open: () => LiveSocket;
  onMessage: (message: LiveMessage) => void;
  /** Connected, for the first time or again. */
  onOpen: () => void;
  /** 0 to 1; by default `Math.random`. */
  random?: (() => number) | undefined;
}

export interface LiveConnection {
  start(): void;
  /** Closes, and leaves no timer behind. */
  stop(): void;
  /** False if it could not be sent, since there is no connection. */
  send(text: string): boolean;
}

/** Interface blocks 9: ms from an answer to the next beat, and in which a beat has to be answered. */
const beatMs = 10_000;
const replyMs = 6_000;
/** Interface blocks 9: ms to the first attempt after a loss. */
const reconnectMs = 5_000;
const longestReconnectMs = 60_000;

/**
 * Ms to attempt number `attempt` (from 1): the first after 5 s, then twice as long each time, up to a minute. Up to a third
 * of it is added by chance (`random` from 0 to 1), so that after a restart of the server not everybody comes at once.
 */
export function backOffMs(attempt: number, random: number): number {
  const base = Math.min(reconnectMs * 2 ** (attempt - 1), longestReconnectMs);
  return base + (base / 3) * random;
}

/** One connection that stays: it beats, and when it is lost it connects again. There is never more than one socket or one timer. */
export function createLiveConnection({ open, onMessage, onOpen, random = Math.random }: LiveConnectionOptions): LiveConnection {
  let socket: LiveSocket | undefined;
  let isOpen = false;
  let attempt = 0;
  /** The one thing that is waited for: an answer, the next beat, or the next attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, action: () => void) {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  }

  function connect() {
    let mine: LiveSocket;
    try {
      mine = open();
    } catch {
      return lose();
    }
    socket = mine;
    // A socket that was given up may still talk.
    const whileMine = (action: () => void) => () => socket === mine && action();
    mine.addEventListener('open', whileMine(begin));
    mine.addEventListener('close', whileMine(lose));
    mine.addEventListener('error', whileMine(lose));
    mine.addEventListener('message', ({ data }) => whileMine(() => receive(data))());
  }

  function begin() {
    isOpen = true;
    beat();
    onOpen();
  }

  function beat() {
    wait(replyMs, lose);
    send(beatText);
  }

  function receive(data: unknown) {
    const message = readLiveMessage(data);
    if (!message) return;
    if (message.type === 'beat') {
      // Only now it is known to work: a server that accepts and falls silent is not to be asked every five seconds for ever.
      attempt = 0;
      wait(beatMs, beat);
    } else onMessage(message);
  }

  function close() {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    isOpen = false;
    old?.close();
  }

  function lose() {
    close();
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
      close();
      attempt = 0;
      connect();
    },
    stop: close,
    send,
  };
}

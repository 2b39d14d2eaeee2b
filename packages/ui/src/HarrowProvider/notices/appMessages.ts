import type { App } from 'antd';
import { createContext } from 'react';

/** antd's messages, notifications and dialogs. */
export type AppMessages = ReturnType<typeof App.useApp>;

/** Those of the nearest provider. antd's own context is not public. */
export const MessagesContext = createContext<AppMessages | undefined>(undefined);

/**
 * antd's messages, notifications and dialogs cost 20 kB (gzip) that no first screen needs. Until they are loaded this
 * stands in for them: it keeps what was asked for, starts the load, and hands everything on in order.
 */
export interface DeferredMessages {
  messages: AppMessages;
  /** Hands the waiting calls to the real thing, and every later call at once. */
  connect(real: AppMessages): void;
}

const kinds = ['success', 'error', 'info', 'warning', 'open', 'destroy'] as const;

export function createDeferredMessages(load: () => void): DeferredMessages {
  let real: AppMessages | undefined;
  let waiting: ((messages: AppMessages) => void)[] = [];

  /** Runs `call` now or as soon as it can be; what it returns arrives in the promise. */
  function run<T>(call: (messages: AppMessages) => T): Promise<Awaited<T>> {
    return new Promise((resolve, reject) => {
      const settle = (messages: AppMessages): void => {
        Promise.resolve(call(messages)).then(resolve, reject);
      };
      if (real) return settle(real);
      waiting.push(settle);
      load();
    });
  }

  const message = Object.fromEntries(
    [...kinds, 'loading' as const].map((kind) => [
      kind,
      (...args: unknown[]) => {
        const shown = run((messages) => (messages.message[kind] as (...all: unknown[]) => unknown)(...args));
        // antd answers with a function that closes the message and can be awaited.
        const close = (): void => void run((messages) => messages.message.destroy((args[0] as { key?: string } | undefined)?.key));
        return Object.assign(close, { then: shown.then.bind(shown) });
      },
    ]),
  ) as unknown as AppMessages['message'];

  const notification = Object.fromEntries(
    kinds.map((kind) => [kind, (...args: unknown[]) => void run((messages) => (messages.notification[kind] as (...all: unknown[]) => unknown)(...args))]),
  ) as unknown as AppMessages['notification'];

  const modal = Object.fromEntries(
    (['info', 'success', 'error', 'warning', 'confirm'] as const).map((kind) => [
      kind,
      (config: Parameters<AppMessages['modal']['confirm']>[0]) => {
        let dialog: ReturnType<AppMessages['modal']['confirm']> | undefined;
        const answered = run((messages) => {
          dialog = messages.modal[kind](config);
          return dialog as unknown as Promise<boolean>;
        });
        return {
          destroy: () => void run(() => dialog?.destroy()),
          update: (next: never) => void run(() => dialog?.update(next)),
          then: answered.then.bind(answered),
        };
      },
    ]),
  ) as unknown as AppMessages['modal'];

  return {
    messages: { message, notification, modal },
    connect(messages) {
      real = messages;
      const calls = waiting;
      waiting = [];
      for (const call of calls) call(messages);
    },
  };
}

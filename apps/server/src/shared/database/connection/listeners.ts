type Listener = (payload: string) => void;

/** Who wants to hear about which channel, in this process. */
export function createListeners() {
  const byChannel = new Map<string, Set<Listener>>();
  return {
    add(channel: string, listener: Listener): void {
      byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(listener));
    },
    channels: (): string[] => [...byChannel.keys()],
    tell(channel: string, payload: string): void {
      for (const listener of byChannel.get(channel) ?? []) listener(payload);
    },
    /** Messages may have been missed: every listener gets the empty payload, which means "anything may have changed". */
    lost(): void {
      for (const listeners of byChannel.values()) for (const listener of listeners) listener('');
    },
  };
}

/** Fields of one row that changed elsewhere, and who tells it. */
export interface RowMessage {
  type: 'update_vxe_table';
  data: { socketKey: string; args: readonly unknown[] };
}

/** Anything else, by key. */
export interface CommandMessage {
  type: 'common_send_date';
  data: { key: string; args: readonly unknown[] };
}

/** Messages between page and server. */
export type SocketMessage = RowMessage | CommandMessage;

/** Characters; a longer message is not read at all. */
const longest = 1_000_000;

export const beatText = JSON.stringify({ type: 'heart_beat', data: '' });

/** Tells the server what this page wants to hear; servers that send everything to everybody pass it over. */
export const subscribeText = (keys: readonly string[]): string => JSON.stringify({ type: 'common_send_date', data: { key: 'subscribe', args: keys } });

/** Reads a message of the server. Nothing about it is trusted: undefined for everything that is not one of the known kinds. */
export function readSocketMessage(text: unknown): SocketMessage | { type: 'heart_beat' } | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  const message = parse(text);
  if (!isRecord(message)) return undefined;
  const { type, data } = message;
  if (type === 'heart_beat') return { type };
  if (!isRecord(data) || !Array.isArray(data['args'])) return undefined;
  const args: readonly unknown[] = data['args'];
  if (type === 'common_send_date' && typeof data['key'] === 'string') return { type, data: { key: data['key'], args } };
  if (type === 'update_vxe_table' && typeof data['socketKey'] === 'string') return { type, data: { socketKey: data['socketKey'], args } };
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

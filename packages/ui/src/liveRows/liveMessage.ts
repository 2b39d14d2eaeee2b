/** Fields of one row that changed elsewhere, the row's id among them. */
export type LiveUpdate = Readonly<Record<string, unknown>>;

/** What the server sends; facts of the origin 18. */
export type LiveMessage =
  | { type: 'beat' }
  | { type: 'update'; socketKey: string; update: LiveUpdate; sender: string | undefined }
  | { type: 'command'; key: string; args: readonly unknown[] };

/** Characters; a longer message is not read at all. */
const longest = 1_000_000;

/** Reads a message of the server. Nothing about it is trusted: undefined for everything that is not one of the known kinds. */
export function readLiveMessage(text: unknown): LiveMessage | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  const message = parse(text);
  if (!isRecord(message)) return undefined;
  const { type, data } = message;
  if (type === 'heart_beat') return { type: 'beat' };
  if (!isRecord(data) || !Array.isArray(data['args'])) return undefined;
  const args: readonly unknown[] = data['args'];
  if (type === 'common_send_date' && typeof data['key'] === 'string') return { type: 'command', key: data['key'], args };
  const [update, sender] = args;
  if (type !== 'update_vxe_table' || typeof data['socketKey'] !== 'string' || !isRecord(update)) return undefined;
  return { type: 'update', socketKey: data['socketKey'], update, sender: typeof sender === 'string' ? sender : undefined };
}

export const beatText = JSON.stringify({ type: 'heart_beat', data: '' });

export const updateText = (socketKey: string, update: LiveUpdate, sender: string): string =>
  JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [update, sender] } });

export const commandText = (key: string, args: readonly unknown[]): string => JSON.stringify({ type: 'common_send_date', data: { key, args } });

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages of the socket, in both directions; facts of the origin 18. */
export type SocketMessage = { type: 'heart_beat' } | ToldMessage;

/** Messages between pages. */
export type ToldMessage =
  /** Fields of one row of the tables with this key, and who sends them. */
  | { type: 'update_vxe_table'; data: { socketKey: string; args: readonly unknown[] } }
  /** Anything else, by key. */
  | { type: 'common_send_date'; data: { key: string; args: readonly unknown[] } };

/** The server's own keys of `common_send_date`; clients may not send under them. */
export const subscribeKey = 'subscribe';
export const unreadKey = 'message.unread';
export const changedKey = 'list.changed';
export const masterKey = 'master.changed';
export const permissionKey = 'permission.changed';
export const announcementKey = 'announcement.changed';

const maxKeyLength = 100;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= maxKeyLength;

/** Reads a message of a client; undefined for everything that is not one of the known kinds. */
export function readMessage(text: string): SocketMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(message)) return undefined;
  const { type, data } = message;
  if (type === 'heart_beat') return { type };
  if (!isRecord(data) || !Array.isArray(data['args'])) return undefined;
  const args = data['args'] as readonly unknown[];
  if (type === 'update_vxe_table' && isKey(data['socketKey'])) return { type, data: { socketKey: data['socketKey'], args } };
  if (type === 'common_send_date' && isKey(data['key'])) return { type, data: { key: data['key'], args } };
  return undefined;
}

export const beatText = JSON.stringify({ type: 'heart_beat', data: true });
export const commandText = (key: string, ...args: readonly unknown[]): string => JSON.stringify({ type: 'common_send_date', data: { key, args } });

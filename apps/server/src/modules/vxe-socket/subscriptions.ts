import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { DocumentTypes } from '../../documents/documentType.ts';
import { audience } from '../public-notice/service.ts';

export interface LiveList {
  table: string;
  permission: string;
  scope?: (user: CurrentUser) => RawBuilder<SqlBool>;
}

/** Lists whose changes can be listened to: key `list:{name}`, with the table its rows are scoped by, by its document columns or otherwise. */
export const liveLists: Readonly<Record<string, LiveList>> = {
  warrantyClaim: { table: 'warrantyClaim', permission: 'warrantyClaim:query' },
  vehicle: { table: 'vehicle', permission: 'vehicle:query' },
  publicnotice: { table: 'publicNotice', permission: 'publicnotice:query', scope: audience },
};

/** `list:{name}` → name. */
export const listOf = (key: string): string | undefined => (key.startsWith('list:') ? key.slice('list:'.length) : undefined);

/** `{docType}:{id}`, and more after another colon, → the document whose lines the tables of this key show. */
function documentOf(key: string): { docType: string; id: string } | undefined {
  const [docType = '', id = ''] = key.split(':');
  return /^[0-9a-f]{32}$/.test(id) ? { docType, id } : undefined;
}

/** Whether a key is about a document or a list; any other is heard by the other pages of the same user only. */
export const isShared = (key: string): boolean => listOf(key) !== undefined || documentOf(key) !== undefined;

/** Whether the user may hear what is sent under the key: rows of a document, or changes of a list. */
export async function mayHear(db: Db, documents: DocumentTypes, user: CurrentUser, key: string): Promise<boolean> {
  const list = listOf(key);
  if (list !== undefined) return Object.hasOwn(liveLists, list) && user.permissions.has(liveLists[list]!.permission);
  const document = documentOf(key);
  if (!document) return true;
  const kind = documents.get(document.docType);
  return kind !== undefined && user.permissions.has(kind.permission) && (await kind.visible(db, user, document.id));
}

/** Whether the user may tell others under the key; who hears it must still be allowed to. */
export function mayTell(user: CurrentUser, key: string): boolean {
  if (listOf(key) !== undefined) return false;
  const document = documentOf(key);
  return document === undefined || user.permissions.has(`${document.docType}:edit`) || user.permissions.has(`${document.docType}:audit`);
}

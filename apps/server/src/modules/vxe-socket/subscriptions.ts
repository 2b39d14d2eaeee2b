import type { Context } from '../../shared/context.ts';
import type { LiveList } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

/** Lists whose changes can be listened to, by their name. */
export const liveLists = ({ modules }: Pick<Services, 'modules'>): ReadonlyMap<string, LiveList> =>
  new Map(modules.flatMap((module) => Object.entries(module.liveLists ?? {})));

/** `list:{name}` → name. */
const listOf = (key: string): string | undefined => (key.startsWith('list:') ? key.slice('list:'.length) : undefined);

/** `{docType}:{id}`, and more after another colon, → the document whose lines the tables of this key show. */
function documentOf(key: string): { docType: string; id: string } | undefined {
  const [docType = '', id = ''] = key.split(':');
  return /^[0-9a-f]{32}$/.test(id) ? { docType, id } : undefined;
}

/** Whether a key is about a document or a list; any other is heard by the other pages of the same user only. */
export const isShared = (key: string): boolean => listOf(key) !== undefined || documentOf(key) !== undefined;

/** Whether the user may hear what is sent under the key: rows of a document, or changes of a list. */
export async function mayHear(context: Context, key: string): Promise<boolean> {
  const { services, user } = context;
  const list = listOf(key);
  if (list !== undefined) return user.permissions.has(liveLists(services).get(list)?.permission ?? '');
  const document = documentOf(key);
  if (!document) return true;
  const kind = services.documents.get(document.docType);
  return kind !== undefined && user.permissions.has(kind.permission) && (await kind.visible(context, document.id));
}

/** Whether the user may tell others under the key; who hears it must still be allowed to. */
export function mayTell(user: CurrentUser, key: string): boolean {
  if (listOf(key) !== undefined) return false;
  const document = documentOf(key);
  return document === undefined || user.permissions.has(`${document.docType}:edit`) || user.permissions.has(`${document.docType}:audit`);
}

import { sql } from 'kysely';
import type { Context } from '../shared/context.ts';
import { isInScope } from '../shared/scope/scope.ts';

/**
 * The id of a document by its number, for references between documents of any kind; null when there is none that the user may
 * see: without the permission to see the kind, out of scope and absent look the same.
 */
export async function findByNo({ services, user, db }: Context, docType: string, no: string): Promise<string | null> {
  const type = services.documents.get(docType);
  if (!type || !user.permissions.has(type.permission)) return null;
  const { table, noColumn } = type.kind;
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${sql.ref(`${table}.${noColumn}`)} = ${no}
    and ${sql.ref(`${table}.delFlag`)} = 0 and ${isInScope(type.kind, user)}`.execute(db);
  return rows[0] && (await type.visible(db, user, rows[0].id)) ? rows[0].id : null;
}

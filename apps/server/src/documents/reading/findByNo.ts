import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { isInScope } from '../../shared/scope/scope.ts';

/**
 * The id of a document by its number, for references between documents of any kind; null when there is none that the user may
 * see: without the permission to see the kind, out of scope and absent look the same.
 * @param vin only a document about this machine. Default: about any, or none
 */
export async function findByNo(context: Context, docType: string, no: string, vin?: string): Promise<string | null> {
  const { services, user, db } = context;
  const type = services.documents.get(docType);
  if (!type || !user.permissions.has(type.permission)) return null;
  const { table, noColumn, machine } = type.kind;
  if (vin !== undefined && !machine) return null;
  const aboutMachine = vin === undefined ? sql`` : sql`and ${sql.ref(`${table}.${machine!.vinColumn}`)} = ${vin}`;
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${sql.ref(`${table}.${noColumn}`)} = ${no} ${aboutMachine}
    and ${sql.ref(`${table}.delFlag`)} = 0 and ${isInScope(type.kind, user)}`.execute(db);
  return rows[0] && (await type.visible(context, rows[0].id)) ? rows[0].id : null;
}

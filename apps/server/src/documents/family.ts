import { sql } from 'kysely';
import type { Services } from '../shared/services.ts';
import type { DocumentType } from './documentType.ts';
import { isOfKind } from './kind.ts';

/**
 * The kind that a call means by its name: that kind, or the one of its family that the document is of. Undefined where nothing is called so.
 * @param id of the document; without one, or for one that does not exist, the kind of that name
 */
export async function typeOf({ documents, db }: Services, docType: string, id: string | undefined): Promise<DocumentType | undefined> {
  const named = documents.get(docType);
  const members = [...documents.values()].filter(({ kind }) => kind.family === docType);
  if (id === undefined) return named;
  for (const member of members) {
    const { kind } = member;
    const { rows } = await sql`select from ${sql.table(kind.table)} where id = ${id} and ${isOfKind(kind)}`.execute(db);
    if (rows.length > 0) return member;
  }
  return named;
}

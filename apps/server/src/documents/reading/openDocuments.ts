import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { isOfKind, statusOf } from '../kind.ts';

export interface OpenDocument {
  docType: string;
  id: string;
  no: string;
}

/** Documents of all kinds, of every dealer, that are not finished and name this machine. */
export async function openOfVehicle({ db, services }: Context, vin: string): Promise<OpenDocument[]> {
  const questions = [...services.documents.values()].flatMap(({ kind }) => {
    const { docType, table, noColumn, machine } = kind;
    return machine
      ? [
          sql`select ${docType}::text as doc_type, id, ${sql.ref(noColumn)} as no from ${sql.table(table)}
            where ${sql.ref(machine.vinColumn)} = ${vin} and del_flag = 0 and ${sql.ref(statusOf(kind).column)} = any(${[...machine.open]}::text[]) and ${isOfKind(kind)}`,
        ]
      : [];
  });
  if (questions.length === 0) return [];
  const { rows } = await sql<OpenDocument>`select * from (${sql.join(questions, sql` union all `)}) as open order by no`.execute(db);
  return rows;
}

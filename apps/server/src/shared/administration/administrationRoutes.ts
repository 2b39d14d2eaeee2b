import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { runBatch } from '../batch/batch.ts';
import type { Context, TrxContext } from '../context.ts';
import type { Handler, WriteCall } from '../contract/handlers.ts';

type NameWith<Verb extends string, Id = keyof Operations> = Id extends `${infer Name}${Verb}` ? Name : never;
/** Interfaces of the contract with the five calls of a record that administrators keep, e.g. `positions`. */
type AdministrationName = NameWith<'QueryById'> & NameWith<'Add'> & NameWith<'Edit'> & NameWith<'Remove'> & NameWith<'RemoveBatch'>;

type Verbs = 'QueryById' | 'Add' | 'Edit' | 'Remove' | 'RemoveBatch';
type Body<Id extends keyof Operations> = Operations[Id]['data'] extends { body: infer Sent } ? Sent : never;
type Result<Id extends keyof Operations> = Operations[Id]['reply'] extends { result: infer Answer } ? Answer : never;

interface Administration<Name extends AdministrationName> {
  find: (context: Context, id: string) => Promise<Result<`${Name}QueryById`>>;
  add: (context: TrxContext, record: Body<`${Name}Add`>) => Promise<Result<`${Name}Add`>>;
  edit: (context: TrxContext, record: Body<`${Name}Edit`>) => Promise<void>;
  remove: (context: TrxContext, id: string) => Promise<void>;
  /** The column, with its table, by which the answer of a batch names a record: `sysPosition.code`. */
  code: string;
  /** The order in which several are deleted; as given by default. */
  order?: (context: TrxContext, ids: readonly string[]) => Promise<readonly string[]>;
}

/** The handlers of records that administrators look at, add, change and delete, one or several: each of several for itself. */
export function administrationRoutes<Name extends AdministrationName>(
  name: Name,
  { find, add, edit, remove, code, order = async (_context, ids) => ids }: Administration<Name>,
): { [Verb in Verbs as `${Name}${Verb}`]: Handler<Extract<`${Name}${Verb}`, keyof Operations>> } {
  const table = code.slice(0, code.indexOf('.'));
  const codeOf = async ({ db }: Context, id: string): Promise<string> => {
    const { rows } = await sql<{ code: string }>`select ${sql.ref(code)} as code from ${sql.table(table)} where id = ${id}`.execute(db);
    return rows[0]?.code ?? '';
  };
  const handlers = {
    QueryById: ({ query, context }: { query: { id: string }; context: Context }) => find(context, query.id),
    Add: ({ body, commit }: WriteCall) => commit((within) => add(within as TrxContext, body as never)),
    Edit: ({ body, commit }: WriteCall) =>
      commit(async (within) => {
        await edit(within as TrxContext, body as never);
        return null;
      }),
    Remove: ({ query, commit }: WriteCall & { query: { id: string } }) =>
      commit(async (within) => {
        await remove(within as TrxContext, query.id);
        return null;
      }),
    RemoveBatch: ({ query, commit }: WriteCall & { query: { ids: string } }) =>
      commit(async (within) => {
        const context = within as TrxContext;
        return runBatch(
          context,
          await order(context, query.ids.split(',')),
          (id) => remove(context, id),
          (id) => codeOf(context, id),
        );
      }),
  };
  // The names of an interface's calls are its own name and theirs.
  return Object.fromEntries(Object.entries(handlers).map(([call, handler]) => [`${name}${call}`, handler])) as never;
}

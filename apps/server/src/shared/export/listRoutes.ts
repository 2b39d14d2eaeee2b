import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../context.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import type { Filter } from '../list/filters.ts';
import { type ListDefinition, listPage } from '../list/list.ts';
import type { ExportedList } from './exportedList.ts';
import { type ExportQuery, exportList } from './exportList.ts';

export type InterfaceWith<Verb extends string, Id = keyof Operations> = Id extends `${infer Name}${Verb}` ? Name : never;
/** Interfaces of the contract with a list and its workbook, e.g. `feedbacks`. */
export type ListName = InterfaceWith<'List'> & InterfaceWith<'ExportXls'>;

export type QueryOf<Name extends ListName> = Operations[`${Name}List`]['data'] extends { query?: infer Asked } ? NonNullable<Asked> : never;
type Item<Name extends ListName> = Operations[`${Name}List`]['reply'] extends { result: { records: (infer Row)[] } } ? Row & object : never;
type Given<Value> = Value | Promise<Value>;

export interface RoutedList<Name extends ListName> {
  list: (context: Context, query: QueryOf<Name>) => Given<ListDefinition<Item<Name>>>;
  /** Filters of the list and of its workbook. */
  filters: (context: Context, query: QueryOf<Name>) => Given<Filter[]>;
  /** Its workbook; a function where columns depend on the user. */
  exported: ExportedList | ((context: Context) => ExportedList);
}

/** The handlers of a list and of its workbook. */
export function listRoutes<Name extends ListName>(
  name: Name,
  { list, filters, exported }: RoutedList<Name>,
): Pick<Handlers<Name>, (`${Name}List` | `${Name}ExportXls`) & keyof Handlers<Name>> {
  const asked = async ({ context, query: given }: Call) => {
    const query = given as QueryOf<Name>;
    return { context, query: given as ExportQuery, definition: await list(context, query), conditions: await filters(context, query) };
  };
  const handlers = {
    async List(call: Call) {
      const { context, query, definition, conditions } = await asked(call);
      return listPage(context, definition, query, conditions);
    },
    async ExportXls(call: Call) {
      const { context, query, definition, conditions } = await asked(call);
      const workbook = typeof exported === 'function' ? exported(context) : exported;
      return exportList(context, workbook, definition, { query, reply: call.reply }, conditions);
    },
  };
  // The names of an interface's calls are its own name and theirs.
  return Object.fromEntries(Object.entries(handlers).map(([call, handler]) => [`${name}${call}`, handler])) as unknown as ReturnType<typeof listRoutes<Name>>;
}

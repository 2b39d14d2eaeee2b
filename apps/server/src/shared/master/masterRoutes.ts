import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../context.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import { type InterfaceWith, type ListName, listRoutes, type QueryOf, type RoutedList } from '../export/listRoutes.ts';
import { equal, type Filter } from '../list/filters.ts';
import { type ListDefinition, listPage } from '../list/list.ts';
import { refuse } from '../refusal/refusal.ts';
import type { Master } from './master.ts';
import { masterHandlers } from './masterHandlers.ts';

/** Interfaces of the contract that extend `SmallMaster`, e.g. `marketGroups`. */
type KeptName = ListName & InterfaceWith<'Add'> & InterfaceWith<'QueryById'>;
/** Interfaces of the contract that extend `Master`, e.g. `failedReasons`. */
type MasterName = KeptName & InterfaceWith<'ImportTemplate'>;

type Data<Id extends keyof Operations> = Operations[Id]['data'];
type Input<Name extends KeptName> = Data<`${Name}Add`> extends { body: infer Body } ? Body & object : never;

interface RoutedMaster<Name extends KeptName> extends Omit<RoutedList<Name>, 'filters'> {
  master: Master<Input<Name>>;
  filters: (query: QueryOf<Name>) => Filter[];
}

/** One record as its list shows it. Refuses E-012 for one that the user does not see. */
export async function readMaster<Row>(context: Context, definition: ListDefinition<Row>, id: string): Promise<Row> {
  const { records } = await listPage(context, definition, { pageSize: 1 }, [equal(`${definition.table}.id`, id)]);
  if (!records[0]) throw refuse('E-012');
  return records[0];
}

const named = (name: string, handlers: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(handlers).map(([call, handler]) => [`${name}${call}`, handler]));

/** All handlers of a `SmallMaster` of the contract: its list, one record, the list as a workbook, and its upkeep by form. */
export function smallMasterRoutes<Name extends KeptName>(name: Name, { master, filters, ...list }: RoutedMaster<Name>): Handlers<Name> {
  const { add, edit, remove } = masterHandlers(master);
  return {
    ...listRoutes(name, { ...list, filters: (_context, query) => filters(query) }),
    ...named(name, {
      QueryById: async ({ context, query }: Call) => readMaster(context, await list.list(context, query as QueryOf<Name>), (query as { id: string }).id),
      Add: add,
      Edit: edit,
      Remove: remove,
    }),
  } as unknown as Handlers<Name>;
}

/** All handlers of a `Master` of the contract: those of a small one, and its import. */
export function masterRoutes<Name extends MasterName>(name: Name, routed: RoutedMaster<Name>): Handlers<Name> {
  const { importExcel, importTemplate } = masterHandlers(routed.master);
  return { ...smallMasterRoutes(name, routed), ...named(name, { ImportExcel: importExcel, ImportTemplate: importTemplate }) } as Handlers<Name>;
}

import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import { type InterfaceWith, type ListName, listRoutes, type QueryOf, type RoutedList } from '../export/listRoutes.ts';
import type { Filter } from '../list/filters.ts';
import type { Master } from './master.ts';
import { masterHandlers } from './masterHandlers.ts';

/** Interfaces of the contract that extend `Master`, e.g. `failedReasons`. */
type MasterName = ListName & InterfaceWith<'ImportTemplate'> & InterfaceWith<'Add'>;

type Data<Id extends keyof Operations> = Operations[Id]['data'];
type Input<Name extends MasterName> = Data<`${Name}Add`> extends { body: infer Body } ? Body & object : never;

interface RoutedMaster<Name extends MasterName> extends Omit<RoutedList<Name>, 'filters'> {
  master: Master<Input<Name>>;
  filters: (query: QueryOf<Name>) => Filter[];
}

/** All handlers of a `Master` of the contract: its list, the list as a workbook, and its upkeep. */
export function masterRoutes<Name extends MasterName>(name: Name, { master, filters, ...list }: RoutedMaster<Name>): Handlers<Name> {
  const { add, edit, remove, importExcel, importTemplate } = masterHandlers(master);
  const upkeep = { Add: add, Edit: edit, Remove: remove, ImportExcel: importExcel, ImportTemplate: importTemplate };
  return {
    ...listRoutes(name, { ...list, filters: (_context, query) => filters(query) }),
    ...Object.fromEntries(Object.entries(upkeep).map(([call, handler]) => [`${name}${call}`, handler])),
  } as unknown as Handlers<Name>;
}

import { type MaintenanceDue, maintenanceDuesList, maintenanceDuesRemind } from '@harrow/api-client';
import { listOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/listAddress.ts';

/** Machines whose service is due. */
export const dueMachines = resource<MaintenanceDue, never>('maintenanceDue', { list: listOf(maintenanceDuesList) });

/** What is due first. */
export const dueDefaults: ListState = { ...defaultListState, sort: { column: 'dueDate', order: 'asc' } };

const remind = writeOf(maintenanceDuesRemind);
export const remindDealers = (ids: string[]) => remind({ ids });

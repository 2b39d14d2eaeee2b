import { type MaintTemplate, maintTemplatesList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';

export const templates = resource<MaintTemplate, never>('maintTemplate', { list: listOf(maintTemplatesList) });

/** The work of one level, in its order. */
export const templateDefaults: ListState = { ...sortedBy('sortNo'), filters: { secondProduct: 'tractor', maintLevel: 'run_in_50h' } };

import { type ServiceAllowance, serviceAllowancesList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

export const serviceAllowances = resource<ServiceAllowance, never>('serviceAllowance', { list: listOf(serviceAllowancesList) });

/** Initial filter: allowances valid today. */
export const serviceAllowanceDefaults = (): ListState => ({ ...sortedBy('secondProduct'), filters: { validOn: todayIn(undefined) } });

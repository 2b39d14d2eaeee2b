import { type ExtendPlan, extendPlansList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

export const extendPlans = resource<ExtendPlan, never>('extendPlan', { list: listOf(extendPlansList) });

/** Initial filter: plans valid today. */
export const extendPlanDefaults = (): ListState => ({ ...sortedBy('planCode'), filters: { validOn: todayIn(undefined) } });

import { type Coefficient, coefficientsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

export const coefficients = resource<Coefficient, never>('coefficient', { list: listOf(coefficientsList) });

/** Initial filter: coefficients valid today. */
export const coefficientDefaults = (): ListState => ({ ...sortedBy('type'), filters: { validOn: todayIn(undefined) } });

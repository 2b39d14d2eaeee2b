import { type __Name__, __name__sList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

export const __name__s = resource<__Name__, never>('__name__', { list: listOf(__name__sList) });

export const __name__Defaults = sortedBy('code');

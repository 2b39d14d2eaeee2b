import type { QueryGroup } from '@harrow/validation/query';
import { defaultListState, formatListAddress } from './address/listAddress.ts';
import type { Filters } from '../calls/resource.ts';

/** Address of a list with filters, and with the conditions of an advanced query. */
export const listLink = (path: string, filters: Filters, query?: QueryGroup): string =>
  `${path}?${formatListAddress({ ...defaultListState, filters, ...(query && { query }) })}`;

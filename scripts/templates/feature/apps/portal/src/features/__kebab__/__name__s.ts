import { resultOf, __name__sDetail, __name__sList } from '@harrow/api-client';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const __name__s = resource('__name__', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(__name__sList({ query, signal })),
  detail: (id, signal) => resultOf(__name__sDetail({ query: { id }, signal })),
});

import { encodeQuery, type QueryGroup } from '@harrow/validation/query';

/** Address of a list of the portal with filters, and with the conditions of an advanced query, as the portal itself writes it. */
export function listLink(path: string, filters: Readonly<Record<string, string>>, query?: QueryGroup): string {
  const search = new URLSearchParams(filters);
  const encoded = query && encodeQuery(query, { groups: true, emptiness: true });
  if (encoded?.ok) search.set('query', `${encoded.params.superQueryMatchType}~${decodeURIComponent(encoded.params.superQueryParams)}`);
  return `${path}?${search.toString()}`;
}

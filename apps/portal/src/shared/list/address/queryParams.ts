import { encodeQuery, type QueryGroup, type QueryParams } from '@harrow/validation/query';

/** The parameters of an advanced query; our server understands groups, emptiness, and periods, which it counts from the user's today. */
export function queryParams(query: QueryGroup | undefined): Partial<QueryParams> {
  if (!query) return {};
  const encoded = encodeQuery(query, { groups: true, emptiness: true });
  return encoded.ok && encoded.params.superQueryParams !== '' ? encoded.params : {};
}

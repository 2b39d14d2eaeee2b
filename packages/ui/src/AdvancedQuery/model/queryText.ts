import { decodeQuery, encodeQuery, QueryError, type QueryFeatures, type QueryGroup } from '@harrow/validation/query';

/** Serialises a query as short text for the address of a page. Muted and incomplete lines are left out; periods stay periods. Empty for an empty query. */
export function queryToText(query: QueryGroup | undefined): string {
  if (!query) return '';
  const encoded = encodeQuery(query, { groups: true, emptiness: true, not: true, fieldComparison: true });
  if (!encoded.ok || encoded.params.superQueryParams === '') return '';
  const { superQueryMatchType, superQueryParams } = encoded.params;
  return `${superQueryMatchType}~${decodeURIComponent(superQueryParams)}`;
}

/**
 * Parses such a text; undefined if it is malformed: the address may have been edited.
 * @param features those of the list (`AdvancedQueryProps.features`); a query with others is none. Default: none
 */
export function queryFromText(text: string | null | undefined, features: QueryFeatures = {}): QueryGroup | undefined {
  const [, match, json] = /^(and|or)~(.*)$/s.exec(text ?? '') ?? [];
  if (json === undefined) return undefined;
  try {
    return decodeQuery(encodeURIComponent(json), match, features);
  } catch (error) {
    // A lone surrogate cannot be encoded.
    if (error instanceof QueryError || error instanceof URIError) return undefined;
    throw error;
  }
}

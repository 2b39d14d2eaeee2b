import { askingLines, type QueryGroup } from '@harrow/validation/query';

/** The query without one of its top conditions; undefined when it asks for nothing then. */
export function removeCondition(query: QueryGroup, index: number): QueryGroup | undefined {
  const rest = { ...query, items: query.items.filter((_item, place) => place !== index) };
  return askingLines(rest).length > 0 ? rest : undefined;
}

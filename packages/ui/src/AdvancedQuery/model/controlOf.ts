import type { QueryControl, QueryControls, QueryField } from '../AdvancedQuery.types.ts';

/** The host's editor for a field: the one of the field itself, else that of its type. A field without a type is a `text`. */
export function controlOf({ value, type = 'text' }: QueryField, { byField = {}, byType = {} }: QueryControls): QueryControl | undefined {
  if (Object.hasOwn(byField, value)) return byField[value];
  return Object.hasOwn(byType, type) ? byType[type] : undefined;
}

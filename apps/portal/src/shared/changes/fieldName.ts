import i18next from 'i18next';

/**
 * Name of a field of a record, or of one of its lines; undefined for internal fields of the server.
 * @param namespace of the noun, whose texts are loaded
 * @param list of the lines, as the contract calls it
 */
export function fieldName(namespace: string, field: string, list?: string): string | undefined {
  const key = `${namespace}:field.${list === undefined ? field : `${list}.${field}`}`;
  const name: unknown = i18next.t(key, { defaultValue: '', returnObjects: true });
  return typeof name === 'string' && name !== '' ? name : undefined;
}

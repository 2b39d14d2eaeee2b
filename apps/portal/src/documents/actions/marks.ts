import type { Mark } from '@harrow/api-client';
import type { MarkedField } from '@harrow/ui';

/** A place as the value of a choice: `field`, or `field/lineId`. */
export const placeKey = (field: string, lineId?: string): string => (lineId ? `${field}/${lineId}` : field);

/** The chosen places as the server takes them. */
export const marksOf = (marked: readonly MarkedField[]): Mark[] =>
  marked.map(({ value, note }) => {
    const [field = '', lineId] = value.split('/');
    return { field, ...(lineId && { lineId }), ...(note && { note }) };
  });

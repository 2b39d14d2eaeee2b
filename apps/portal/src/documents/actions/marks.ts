import type { Mark } from '@harrow/api-client';
import type { MarkedField } from '@harrow/ui';

/** A place as the value of a choice: `field`, or `field/lineId`. */
export const placeKey = (field: string, lineId?: string): string => (lineId ? `${field}/${lineId}` : field);

/** The reviewer's mark at a field or slot of a document that has come back; none once it is handed in again. */
export const markAt = (document: { status: string; marks?: readonly Mark[] } | undefined, field: string): Mark | undefined =>
  document?.status === 'no_pass' ? document.marks?.find((mark) => mark.field === field && !mark.lineId) : undefined;

/** The chosen places as the server takes them. */
export const marksOf = (marked: readonly MarkedField[]): Mark[] =>
  marked.map(({ value, note }) => {
    const [field = '', lineId] = value.split('/');
    return { field, ...(lineId && { lineId }), ...(note && { note }) };
  });

import type { Mark } from '@harrow/api-client';
import type { MarkedField } from '@harrow/ui';

/** A place as the value of a choice: `field`, or `field/lineId`. */
export const placeKey = (field: string, lineId?: string): string => (lineId ? `${field}/${lineId}` : field);

/** The reviewer's marks on a returned document; none once it is submitted again. */
export const marksNow = (document: { status?: string; marks?: readonly Mark[] } | undefined): readonly Mark[] =>
  document?.status === 'no_pass' ? (document.marks ?? []) : [];

/** The reviewer's mark at a field or slot, or at a field of a line. */
export const markAt = (document: { status?: string; marks?: readonly Mark[] } | undefined, field: string, lineId?: string): Mark | undefined =>
  marksNow(document).find((mark) => mark.field === field && (mark.lineId ?? undefined) === lineId);

/** The chosen places as the server takes them. */
export const marksOf = (marked: readonly MarkedField[]): Mark[] =>
  marked.map(({ value, note }) => {
    const [field = '', lineId] = value.split('/');
    return { field, ...(lineId && { lineId }), ...(note && { note }) };
  });

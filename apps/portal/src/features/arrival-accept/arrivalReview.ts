import type { ArrivalAccept } from '@harrow/api-client';
import { placeKey } from '../../documents/actions/marks.ts';
import type { ReviewKind } from '../../documents/review/reviewInHand.ts';
import type { HandledItem } from './arrivals.ts';

/** Input allowed beside the items: `review`, remarks that go back with the sheet; `finish`, how open items are handled; undefined: none. */
export const purposeOf = ({ allowedActions }: Pick<ArrivalAccept, 'allowedActions'>): 'review' | 'finish' | undefined =>
  allowedActions.includes('handled') ? 'finish' : allowedActions.includes('noPass') ? 'review' : undefined;

/** Input beside the items of a sheet that can no longer be edited. */
export const arrivalReview: ReviewKind<ArrivalAccept> = {
  valuesOf: (arrival) => {
    const purpose = purposeOf(arrival);
    if (purpose === undefined) return undefined;
    return Object.fromEntries(
      arrival.items.flatMap(({ id, handling, handled, remark }): [string, unknown][] => {
        if (id === null) return [];
        if (purpose === 'review') return [[placeKey('remark', id), '']];
        return [
          [placeKey('handling', id), handling],
          [placeKey('handled', id), handled ?? 'N'],
          [placeKey('remark', id), remark ?? ''],
        ];
      }),
    );
  },
  keptAs: 'arrivalAcceptNotes',
  // Notes stood below the id of their line.
  fromOlder: (typed) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([place, value]): [string, unknown][] => {
        const isOlder = typeof value === 'object' && value !== null && !('opinion' in value);
        return isOlder ? Object.entries(value).map(([field, said]) => [placeKey(field, place), said]) : [[place, value]];
      }),
    ),
  dicts: { handling: 'pdi_handling' },
  textOf: (field, value, words) => (field === 'handled' ? (value === 'Y' ? words('field.items.handled') : '') : undefined),
};

/** Items whose input differs from the stored values. */
export const handledItems = ({ items }: ArrivalAccept, values: Readonly<Record<string, unknown>>): { code: string; body: HandledItem }[] =>
  items.flatMap((item) => {
    const { id } = item;
    if (id === null) return [];
    const said = {
      handling: values[placeKey('handling', id)] as HandledItem['handling'] | null,
      handled: values[placeKey('handled', id)] as HandledItem['handled'],
      remark: (values[placeKey('remark', id)] as string) || null,
    };
    const isSame = said.handling === item.handling && said.handled === (item.handled ?? 'N') && said.remark === item.remark;
    return isSame || said.handling === null || said.handling === undefined ? [] : [{ code: item.itemCode, body: { id, ...said, handling: said.handling } }];
  });

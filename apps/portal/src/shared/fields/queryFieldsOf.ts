import type { QueryField } from '@harrow/ui/advanced-query';
import { type Audience, fieldKey, type FieldKind, type FieldSheet, isFor, type Words } from './sheet.ts';

/** A field by its name, or with the name of the field `named`, or for some users only. */
export type Asked<Sheet> = (keyof Sheet & string) | { value: keyof Sheet & string; named?: string; for?: Audience };

/** Fields of the advanced query, in this order. */
export const queryFieldsOf = <Sheet extends FieldSheet>(sheet: Sheet, t: Words, fields: readonly Asked<Sheet>[], isMaker: boolean): QueryField[] =>
  fields.flatMap((asked): QueryField[] => {
    const { value, named = value, for: audience } = typeof asked === 'string' ? { value: asked } : asked;
    const field = sheet[value]!;
    if (!isFor(isMaker, field, audience)) return [];
    const { kind, dict, integer } = field;
    const type = integer ? 'int' : editors[kind];
    return [{ value, label: t(fieldKey(named)), type, ...(dict !== undefined && { dictCode: dict }), ...(kind === 'product' && product) }];
  });

const editors: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  number: 'number',
  money: 'number',
  date: 'date',
  datetime: 'datetime',
  switch: 'switch',
  dict: 'list',
  list: 'text',
  user: 'sel_user',
  dealer: 'text',
  product: 'sel_search',
};

/** Products are many and in three levels: they are found by typing. */
const product = { dictTable: 'product', dictText: 'name', dictCode: 'code' } as const;

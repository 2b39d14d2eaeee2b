import type { QueryField } from '@harrow/ui/advanced-query';
import { fieldKey, type FieldKind, type FieldSheet, type Words } from './sheet.ts';

/** A field by its name, or with another label than its own name. */
type Asked<Sheet> = (keyof Sheet & string) | { value: keyof Sheet & string; label: string };

/** What the advanced query may ask about, in this order. */
export const queryFieldsOf = <Sheet extends FieldSheet>(sheet: Sheet, t: Words, fields: readonly Asked<Sheet>[]): QueryField[] =>
  fields.map((asked) => {
    const { value, label } = typeof asked === 'string' ? { value: asked, label: t(fieldKey(asked)) } : asked;
    const { kind, dict, integer } = sheet[value]!;
    return { value, label, type: integer ? 'int' : editors[kind], ...(dict !== undefined && { dictCode: dict }), ...(kind === 'product' && product) };
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

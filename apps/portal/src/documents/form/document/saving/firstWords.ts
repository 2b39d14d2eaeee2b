import type { FormShape } from '../../engine/sheet.ts';
import { type FormValues, rowsOf } from '../../engine/values.ts';

const most = 3;

/**
 * Text that tells an unsaved form from others of its kind: its machine, then the input of its fields in their order, then its first lines.
 * Dictionary codes mean nothing without their texts, and formatted text is too long; both are left out.
 */
export function firstWords({ sheet, rowNames }: Pick<FormShape, 'sheet' | 'rowNames'>, values: FormValues): string {
  const isPlain = ([, field]: [string, FormShape['sheet']['fields'][string]]): boolean => field.kind === 'text' && !field.rich;
  const names = [
    'vin',
    ...Object.entries(sheet.fields)
      .filter(isPlain)
      .map(([name]) => name),
  ];
  const typed = [...new Set(names)].map((name) => values[name]);
  const texts = Object.entries(sheet.fields).flatMap(([name, { kind }]) => (kind === 'texts' ? Object.values((values[name] as object | null) ?? {}) : []));
  const lines = Object.entries(rowNames).flatMap(([list, nameOf]) => rowsOf(values, list).slice(0, most).map(nameOf));
  return [...typed, ...texts, ...lines]
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .slice(0, most)
    .join(' · ');
}

import { DateText, DictText, formatNumber, Money, useSettings, YesNo } from '@harrow/ui';
import type { ReactNode } from 'react';
import type { FormField } from '../sheet.ts';
import { currencyOf } from './currencyOf.ts';

interface FieldTextProps {
  field: FormField;
  /** Not empty. */
  value: unknown;
  /** Names the currency of an amount. */
  document: object | undefined;
  /** Its text by the server. */
  words?: string | null | undefined;
}

/** A value as it reads where it cannot be changed. */
export function FieldText({ field, value, document, words }: FieldTextProps): ReactNode {
  const { language } = useSettings();
  switch (field.kind) {
    case 'dict':
      return <DictText dict={field.dict!} value={value as string} />;
    case 'money':
      return <Money amount={value as number} currency={currencyOf(field, document)} />;
    case 'number':
      return formatNumber(value as number, language);
    case 'date':
    case 'datetime':
      return <DateText value={value as string} />;
    case 'switch':
      return <YesNo value={value as string} />;
    default:
      if (words) return words;
      return Array.isArray(value) ? value.join(', ') : (value as string);
  }
}

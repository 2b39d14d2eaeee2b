import type { FormField } from '../sheet.ts';

/** Code of the currency of an amount, once the document names it. */
export const currencyOf = ({ currency }: FormField, document: object | undefined): string | undefined =>
  ((document as Readonly<Record<string, unknown>> | undefined)?.[currency ?? ''] as string | null | undefined) ?? undefined;

import { textOf } from '../columnOptions.ts';

/** Line breaks shown as spaces. */
export const oneLine = (value: unknown): string => textOf(value).replace(/\s*\n\s*/g, ' ');

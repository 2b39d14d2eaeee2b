import dayjs, { type Dayjs } from 'dayjs';
import type { FocusEvent } from 'react';

/**
 * What stands typed in a field that is being left, if it is whole. The calendar takes it over some time after the field was left, and in a table the
 * field is gone by then.
 */
export function typedText({ target }: FocusEvent<HTMLElement>, formats: string | string[]): Dayjs | undefined {
  const typed = target instanceof HTMLInputElement ? dayjs(target.value, formats, true) : undefined;
  return typed?.isValid() ? typed : undefined;
}

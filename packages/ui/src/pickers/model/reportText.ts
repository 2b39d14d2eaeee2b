import { formatDate } from '../../DateText/formatDate.ts';
import type { Settings } from '../../HarrowProvider/settings.ts';
import { formatNumber } from '../../Money/formatNumber.ts';
import type { ReportColumn } from '../../sources/reportSource.ts';

/** A value of a column as the user's language writes it; what is no number or date stays as it is. */
export function reportText(
  { fieldType }: Pick<ReportColumn, 'fieldType'>,
  value: string,
  { language, timeZone }: Pick<Settings, 'language' | 'timeZone'>,
): string {
  switch (fieldType) {
    case 'Integer':
    case 'Double':
      return value.trim() === '' ? '' : formatNumber(Number(value), language) || value;
    case 'Date':
    case 'Datetime':
      return formatDate(value, { timeZone });
    default:
      return value;
  }
}

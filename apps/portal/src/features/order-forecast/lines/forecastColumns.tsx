import LockOutlined from '@ant-design/icons/LockOutlined';
import { computedColumn, type EditableColumn, numberColumn, textColumn } from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import type { ForecastMonths } from '../useForecastMonths.ts';
import { type Before, differenceOf, type ForecastRow, isNewLine, modelOf, type ModelsByCode, monthFields, rowTotal } from './forecastRow.ts';
import { lineLimits } from './lineLimits.ts';
import styles from './lines.module.css';
import { quantity } from './quantity.tsx';

/** Px of a month: a quantity of three digits and how much it differs. */
const monthWidth = 84;
/** The same with the lock in its heading. */
const frozenWidth = 104;

interface ColumnsFor {
  t: TFunction<'orderForecast'>;
  language: string;
  months: Pick<ForecastMonths, 'months' | 'frozen'>;
  models: ModelsByCode;
  /** The forecast to compare with, if any. */
  before: Before | undefined;
}

function classOf(row: ForecastRow, at: number, { months, before }: Pick<ColumnsFor, 'months' | 'before'>): string | undefined {
  const difference = differenceOf(row, at, before);
  const names = [
    at < months.frozen && styles.frozen,
    difference && (difference.by > 0 ? styles.more : styles.less),
    difference?.isLarge && styles.large,
  ].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' ');
}

/** The code, the configuration and the months stand side by side, as they do in workbooks that are pasted here. */
export const columnsFor = ({ t, language, months, models, before }: ColumnsFor): EditableColumn<ForecastRow>[] => [
  computedColumn<ForecastRow, string>({
    key: 'fourthProductName',
    title: t('field.lines.fourthProductName'),
    align: 'left',
    frozen: 'left',
    tooLong: 'wrap',
    width: 190,
    // As the edge of a line that the forecast before does not have.
    className: ({ row }) => (isNewLine(row, before) ? styles.isNew : undefined),
    value: (row) => modelOf(row, models).name,
  }),
  textColumn<ForecastRow>({
    key: 'fourthProductCode',
    title: t('field.lines.fourthProductCode'),
    frozen: 'left',
    tooLong: 'whole',
    required: true,
    maxLength: lineLimits.fourthProductCode.maxLength,
  }),
  {
    ...textColumn<ForecastRow>({
      key: 'configRemark',
      title: t('field.lines.configRemark'),
      frozen: 'left',
      width: 110,
      maxLength: lineLimits.configRemark.maxLength,
    }),
    // Room for its heading also where nothing is configured.
    minWidth: 80,
  },
  ...monthFields.map((key, at) => {
    const month = months.months[at]!;
    const isFrozen = at < months.frozen;
    const width = isFrozen ? frozenWidth : monthWidth;
    const column = numberColumn<ForecastRow>({
      key,
      title: month,
      ...(isFrozen && {
        hint: t('lines.frozen'),
        heading: (
          <span className={styles.month}>
            <LockOutlined aria-hidden /> {month}
          </span>
        ),
      }),
      width,
      precision: 0,
      min: 0,
      max: lineLimits.m1_target.maximum,
      statistics: true,
      className: ({ row }) => classOf(row, at, { months, before }),
      format: (value, row) => quantity(value, differenceOf(row, at, before), { t, language }),
    });
    return { ...column, minWidth: width };
  }),
  computedColumn<ForecastRow>({ key: 'lineTotal', title: t('field.lines.lineTotal'), precision: 0, statistics: true, value: rowTotal }),
  helper('lastYearQty', t('field.lines.lastYearQty'), models),
  helper('stockQty', t('field.lines.stockQty'), models),
  helper('openOrderQty', t('field.lines.openOrderQty'), models),
  textColumn<ForecastRow>({ key: 'lineRemark', title: t('field.lines.lineRemark'), width: 160, maxLength: lineLimits.lineRemark.maxLength }),
];

/** Read-only figures beside the quantities. */
const helper = (key: 'lastYearQty' | 'stockQty' | 'openOrderQty', title: string, models: ModelsByCode): EditableColumn<ForecastRow> =>
  computedColumn<ForecastRow, number | null>({
    key,
    title,
    precision: 0,
    statistics: true,
    className: styles.helper!,
    value: (row) => modelOf(row, models)[key],
  });

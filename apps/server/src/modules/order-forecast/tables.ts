import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { Generated } from 'kysely';
import type { OrderForecastStatus } from './rules/workflow.ts';

/** What a dealer needs in the twelve months from a base month on. */
export const emptyForecast = {
  ...emptyDocument,
  status: 'draft' as OrderForecastStatus,
  forecastNo: '',
  /** Base month. */
  year: 0,
  month: 0,
  region: '',
  /** Department of the maker that looks after the dealer: its code. */
  marketingDepartment: null as string | null,
  /** Sums of the lines: all months, and months 1 to 3. */
  totalQty: 0,
  next3Qty: 0,
  remark: null as string | null,
  ...emptyReturn,
};

/** Month 1 is the base month. */
export const monthFields = [
  'm1_target',
  'm2_target',
  'm3_target',
  'm4_target',
  'm5_target',
  'm6_target',
  'm7_target',
  'm8_target',
  'm9_target',
  'm10_target',
  'm11_target',
  'm12_target',
] as const;
export type MonthField = (typeof monthFields)[number];

const noMonths = Object.fromEntries(monthFields.map((field) => [field, 0])) as Record<MonthField, number>;

export const emptyLine = {
  id: '',
  forecastId: '',
  lineNo: 0,
  fourthProductCode: '',
  /** Tells apart lines of one model. */
  configRemark: null as string | null,
  ...noMonths,
  lineRemark: null as string | null,
};

export type OrderForecastHeader = typeof emptyForecast;
export type OrderForecastLine = typeof emptyLine;
export type OrderForecastLines = { lines: OrderForecastLine };
export type OrderForecastDocument = { header: OrderForecastHeader; lines: OrderForecastLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    orderForecast: TableOf<OrderForecastHeader> & { submissionStatus: Generated<'draft' | 'submitted'> };
    orderForecastLine: OrderForecastLine;
  }
}

import type { GeneratedAlways, Selectable } from 'kysely';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { ActivityStage, ActivityType } from '../../generated/types.gen.ts';
import type { SettlementStatus } from '../service-fee/hooks.ts';
import type { MarketActiveStatus } from './rules/workflow.ts';

/** A demonstration, fair or other activity of a dealer: its plan, and the report on it. */
export const emptyMarketActive = {
  ...emptyDocument,
  status: 'draft' as MarketActiveStatus,
  activeNo: '',
  stage: 'plan' as ActivityStage,
  title: '',
  activityType: 'field_demo' as ActivityType,
  description: null as string | null,
  startDate: null as string | null,
  endDate: null as string | null,
  country: null as string | null,
  region: null as string | null,
  location: null as string | null,
  /** Codes of level-2 products. */
  secondProduct: [] as string[],
  budgetAmount: null as number | null,
  currency: '',
  /** Support applied for. */
  supportAmount: null as number | null,
  expectedParticipants: null as number | null,
  contactName: null as string | null,
  contactPhone: null as string | null,
  actualParticipants: null as number | null,
  leadsCount: null as number | null,
  ordersCount: null as number | null,
  actualCost: null as number | null,
  resultSummary: null as string | null,
  approvedAmount: null as number | null,
  settledAmount: null as number | null,
  deductReason: null as string | null,
  feeNo: null as string | null,
  settlementStatus: null as SettlementStatus | null,
  statementNo: null as string | null,
  /** Last day to submit the report, `YYYY-MM-DD`. */
  reportDue: null as string | null,
  ...emptyReturn,
};

export type MarketActiveHeader = typeof emptyMarketActive;

/** Another name of the status, by the database. */
interface ShownStatus {
  submissionStatus: GeneratedAlways<'draft' | 'submitted'>;
}

type MarketActiveTable = TableOf<MarketActiveHeader> & ShownStatus;
export type MarketActiveRow = Selectable<MarketActiveTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    marketActive: MarketActiveTable;
  }
}

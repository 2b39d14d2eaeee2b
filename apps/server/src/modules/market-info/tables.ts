import type { GeneratedAlways, Selectable } from 'kysely';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { InfoSource, MarketInfoType, Priority } from '../../generated/types.gen.ts';
import type { MarketInfoStatus } from './rules/workflow.ts';

/** A dealer's report on its market. */
export const emptyMarketInfo = {
  ...emptyDocument,
  status: 'draft' as MarketInfoStatus,
  infoNo: '',
  infoType: 'other' as MarketInfoType,
  title: '',
  content: null as string | null,
  /** Code of a level-2 product. */
  secondProduct: null as string | null,
  competitorBrand: null as string | null,
  competitorModel: null as string | null,
  price: null as number | null,
  currency: null as string | null,
  country: '',
  region: '',
  infoDate: '',
  source: 'media' as InfoSource,
  importance: 'normal' as Priority,
  replyContent: null as string | null,
  replyBy: null as string | null,
  replyTime: null as string | null,
  /** Number of submissions. */
  round: 0,
  closeReason: null as string | null,
};

export type MarketInfoHeader = typeof emptyMarketInfo;

/** Another name of the status, by the database. */
interface ShownStatus {
  submissionStatus: GeneratedAlways<'draft' | 'submitted'>;
}

type MarketInfoTable = TableOf<MarketInfoHeader> & ShownStatus;
export type MarketInfoRow = Selectable<MarketInfoTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    marketInfo: MarketInfoTable;
  }
}

import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

type YesNo = 'Y' | 'N';

/** Terms of orders of a type; rows come with the system. */
export interface OrderTypeRuleTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** `parts` or `vehicle`. */
  bizType: string;
  /** Dictionary `order_type`. */
  orderType: string;
  name: Json<Texts>;
  leadDays: number;
  surchargePct: Generated<number>;
  discountPct: Generated<number>;
  freeOfCharge: Generated<YesNo>;
  /** Released on credit at once. */
  creditAuto: Generated<YesNo>;
  needsReason: Generated<YesNo>;
  needsVin: Generated<YesNo>;
  needsClaim: Generated<YesNo>;
  /** Dealers may choose it. */
  selectable: Generated<YesNo>;
  enabled: Generated<YesNo>;
  sortNo: Generated<number>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    orderTypeRule: OrderTypeRuleTable;
  }
}

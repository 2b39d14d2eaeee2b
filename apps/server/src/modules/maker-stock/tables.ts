import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface MakerWarehouseTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  name: Json<Texts>;
  /** Dictionary `country`. */
  country: string | null;
  /** What lies in a blocked one is there, and can be promised to nobody. */
  kind: Generated<'normal' | 'blocked'>;
  enabled: Generated<'Y' | 'N'>;
  sortNo: Generated<number>;
}

/** Stock of a part in a warehouse of the maker. Quantities follow from the movements, what is locked from the reservations. */
export interface MakerStockTable {
  id: string;
  version: Generated<number>;
  warehouse: string;
  partsCode: string;
  binLocation: Generated<string | null>;
  inventoryQty: Generated<number>;
  lockedQty: Generated<number>;
  safetyQty: Generated<number | null>;
  lastInDate: Generated<string | null>;
  lastOutDate: Generated<string | null>;
  lastMoveSeq: Generated<number>;
  createTime: Generated<string>;
}

/** A movement; never changed. Generated columns follow from the row of the stock and its earlier movements. */
export interface MakerStockMoveTable {
  id: string;
  moveNo: string;
  stockId: string;
  warehouse: Generated<string>;
  partsCode: Generated<string>;
  /** Counts the movements of the row without a gap. */
  seq: Generated<number>;
  /** Dictionary `maker_move_type`. */
  moveType: string;
  qty: number;
  balanceAfter: Generated<number>;
  /** Dictionary `doc_type`. */
  sourceType: string;
  sourceId: string;
  sourceNo: string;
  lineId: string | null;
  /** Dealer of the document. */
  dealerCode: string | null;
  /** Dictionary `stock_reason`. */
  reason: string | null;
  remark: string | null;
  reversesMoveNo: string | null;
  /** Names the booking, so that it happens once. */
  postingKey: string | null;
  moveTime: string;
  createBy: string;
}

/** What an order line has reserved; locks its quantity. */
export interface MakerReservationTable {
  id: string;
  /** The order line. */
  lineId: string;
  stockId: string;
  orderId: string;
  orderNo: string;
  dealerCode: string;
  qty: number;
  createBy: string;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    makerWarehouse: MakerWarehouseTable;
    makerStock: MakerStockTable;
    makerStockMove: MakerStockMoveTable;
    makerReservation: MakerReservationTable;
  }
}

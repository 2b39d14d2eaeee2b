import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

type YesNo = 'Y' | 'N';

/** A unit is a dealer, or one of its sub-dealers. */
interface Unit {
  dealerCode: string;
  /** Empty for the dealer's own. */
  subDealerCode: Generated<string>;
}

export interface DealerWarehouseTable extends Unit {
  id: string;
  version: Generated<number>;
  code: string;
  name: Json<Texts>;
  /** Blocked quantity, present but unusable: damaged, wrong and surplus goods. */
  kind: 'normal' | 'blocked';
  isDefault: Generated<YesNo>;
  /** Came with the unit and stays. */
  system: Generated<YesNo>;
  enabled: Generated<YesNo>;
  createTime: Generated<string>;
}

/** Stock of a part in a warehouse. Quantities and value follow from the movements, what is locked from the reservations. */
export interface PartsStockTable extends Unit {
  id: string;
  version: Generated<number>;
  warehouse: string;
  partsCode: string;
  binLocation: Generated<string | null>;
  inventoryQty: Generated<number>;
  lockedQty: Generated<number>;
  /** On its way; on the row of the default warehouse. */
  shippingQty: Generated<number>;
  safetyQty: Generated<number | null>;
  /** In the dealer's settlement currency. */
  stockValue: Generated<number>;
  /** Of one piece; keeps its last value when nothing is left. */
  avgCost: Generated<number | null>;
  lastInDate: Generated<string | null>;
  lastOutDate: Generated<string | null>;
  abcClass: Generated<'A' | 'B' | 'C' | 'N'>;
  lastMoveSeq: Generated<number>;
  createTime: Generated<string>;
}

/** A movement; never changed. Generated columns follow from the row of the stock and its earlier movements. */
export interface StockMoveTable {
  id: string;
  moveNo: string;
  stockId: string;
  dealerCode: Generated<string>;
  subDealerCode: Generated<string>;
  warehouse: Generated<string>;
  partsCode: Generated<string>;
  /** Counts the movements of the row without a gap. */
  seq: Generated<number>;
  /** Dictionary `move_type`. */
  moveType: string;
  qty: number;
  unitCost: number;
  amount: number;
  /** What the dealer settled in at the time. */
  currency: Generated<string>;
  balanceAfter: Generated<number>;
  valueAfter: Generated<number>;
  /** Dictionary `doc_type`. */
  sourceType: string;
  sourceId: string;
  sourceNo: string;
  lineId: string | null;
  vin: string | null;
  customer: string | null;
  reason: string | null;
  remark: string | null;
  saleDate: string | null;
  /** Of one piece. */
  salePrice: number | null;
  reversesMoveNo: string | null;
  /** Names the booking, so that it happens once. */
  postingKey: string | null;
  moveTime: string;
  createBy: string;
}

/** Reservation of a part; locks its quantity. */
export interface StockReservationTable {
  id: string;
  /** Dealer code. */
  owner: string;
  stockId: string;
  docType: string;
  lineId: string;
  qty: number;
  reason: string | null;
  until: string | null;
  vin: string | null;
  createBy: string;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    dealerWarehouse: DealerWarehouseTable;
    partsStock: PartsStockTable;
    stockMove: StockMoveTable;
    stockReservation: StockReservationTable;
  }
}

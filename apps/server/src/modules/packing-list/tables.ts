import type { ShipMethod, YesNo } from '../../generated/types.gen.ts';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { PackingStatus } from './rules/workflow.ts';

/** What leaves the maker for one dealer and consignee. */
export const emptyPacking = {
  ...emptyDocument,
  status: 'draft' as PackingStatus,
  packingNo: '',
  orderNos: [] as string[],
  contractNo: null as string | null,
  consignee: null as string | null,
  deliveryAddress: null as string | null,
  deliveryMethod: null as string | null,
  tradeTerm: null as string | null,
  shipMethod: null as ShipMethod | null,
  carrier: null as string | null,
  blNo: null as string | null,
  containerNo: null as string | null,
  trackingNo: null as string | null,
  shipmentDate: null as string | null,
  eta: null as string | null,
  delayed: 'N' as YesNo,
  customsNo: null as string | null,
  boxCount: 0,
  boxesReceived: 0,
  grossWeight: 0,
  netWeight: 0,
  volume: 0,
  totalAmount: 0,
  currency: '',
  /** Day on which somebody saw it at the dealer; null where only its expected day has passed. */
  arrivedOn: null as string | null,
  remark: null as string | null,
  closeReason: null as string | null,
};

export const emptyBox = {
  id: '',
  packingId: '',
  lineNo: 0,
  wmsBoxNo: '',
  length: null as number | null,
  width: null as number | null,
  height: null as number | null,
  grossWeight: null as number | null,
  netWeight: null as number | null,
  /** Number of the receipt. */
  receivedIn: null as string | null,
};

export const emptyLine = {
  id: '',
  packingId: '',
  lineNo: 0,
  wmsBoxNo: '',
  orderId: '',
  orderLineId: '',
  orderNo: '',
  orderLineNo: 0,
  /** What lies in the box: the substitute where the order line has one. */
  partsCode: '',
  partsName: {} as Texts,
  qty: 0,
  unit: '',
  unitPrice: 0,
  hsCode: null as string | null,
  originCountry: null as string | null,
  receivedQty: 0,
  damagedQty: 0,
  overQty: 0,
  shortQty: 0,
};

export type PackingHeader = typeof emptyPacking;
export type PackingBox = typeof emptyBox;
export type PackingLine = typeof emptyLine;
export type PackingLists = { boxes: PackingBox; lines: PackingLine };
export type Packing = { header: PackingHeader; boxes: PackingBox[]; lines: PackingLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    packingList: TableOf<PackingHeader>;
    packingBox: PackingBox;
    packingLine: PackingLine;
  }
}

import type { VehicleOrderItem } from '@harrow/api-client';
import { vehicleOrdersFields as sheet } from '@harrow/api-client/fields';
import { DateText, formatDate } from '@harrow/ui';
import { billStatusTones } from '../../../shared/billStatus.ts';
import type { SheetList } from '../../../shared/fields/useSheetList.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import styles from './list.module.css';
import { ShippedBar } from './ShippedBar.tsx';

const payTones = { unpaid: 'default', partial: 'warning', paid: 'success' } as const;
const shipTones = { not_shipped: 'default', partial: 'warning', shipped: 'blue' } as const;

/** Width in px of the bar with its quantities. */
const barWidth = 130;

/** Something of it was to be shipped before today, and is not. */
const isLate = ({ expectedShipDate, purchaseStatus }: VehicleOrderItem): boolean =>
  expectedShipDate !== null && expectedShipDate < todayIn(undefined) && (purchaseStatus === 'submitted' || purchaseStatus === 'pass');

/** The list: the contract, how much of it is shipped, what it costs and who has paid. */
export const orderList: SheetList<VehicleOrderItem, typeof sheet> = {
  noun: 'vehicleOrder',
  sheet,
  columns: {
    orderNo: { fixed: 'left' },
    contractNo: {},
    contractSigningDate: {},
    dealerName: { for: 'maker', sortable: false },
    deliveryMethod: {},
    numberOfOrders: {},
    shippedQty: { width: barWidth, align: 'left', render: (order) => <ShippedBar order={order} /> },
    orderAmount: { strong: true },
    unpaidAmount: {},
    purchaseStatus: { tones: billStatusTones },
    payStatus: { tones: payTones },
    shipStatus: { tones: shipTones },
    expectedShipDate: {
      kind: 'date',
      text: ({ expectedShipDate }, locale) => formatDate(expectedShipDate, locale),
      render: (order) => (
        <span className={isLate(order) ? styles.late : undefined}>
          <DateText value={order.expectedShipDate} />
        </span>
      ),
    },
    eta: {},
    orderType: { defaultHidden: true },
    tradeTerm: { defaultHidden: true },
    destinationPort: { defaultHidden: true },
    depositRatio: { defaultHidden: true },
    depositAmount: { defaultHidden: true },
    paidAmount: { defaultHidden: true },
    arrivedQty: { defaultHidden: true },
    shipDate: { defaultHidden: true },
    arrivalDate: { defaultHidden: true },
    blNo: { defaultHidden: true },
    containerNo: { defaultHidden: true },
    customsNo: { defaultHidden: true },
    salesBy: { defaultHidden: true },
    closeReason: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['currency', 'dealerCode'],
  query: [
    'orderNo',
    'contractNo',
    'contractSigningDate',
    'dealerName',
    'orderType',
    'deliveryMethod',
    'numberOfOrders',
    'currency',
    'orderAmount',
    'paidAmount',
    'unpaidAmount',
    'purchaseStatus',
    'payStatus',
    'shipStatus',
    'expectedShipDate',
    'shipDate',
    'eta',
    'arrivalDate',
    'salesBy',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    'contractSigningDate',
    { name: 'payStatus', several: true },
    { name: 'shipStatus', several: true },
    { name: 'vin', kind: 'words', label: 'list.vin', maxLength: 4000 },
    'deliveryMethod',
    'dealerCode',
  ],
};

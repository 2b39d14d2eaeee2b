import type { PartsOrderItem } from '@harrow/api-client';
import { partsOrdersFields as sheet } from '@harrow/api-client/fields';
import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../../shared/billStatus.ts';
import type { SheetList } from '../../../shared/fields/useSheetList.ts';
import { ShippedBar } from './ShippedBar.tsx';

const payTones = { unpaid: 'default', partial: 'warning', paid: 'success' } as const;

/** Width in px of the bar with its quantities. */
const barWidth = 150;
/** The same of the mark of a backorder. */
const markWidth = 120;

/** The list: what was ordered, what it costs and who has paid, and how much is on its way. */
export const orderList: SheetList<PartsOrderItem, typeof sheet> = {
  noun: 'partsOrder',
  sheet,
  columns: {
    orderNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    dealerRef: {},
    orderType: {},
    itemCount: {},
    totalAmount: { strong: true },
    payStatus: { tones: payTones },
    shipStatus: { width: barWidth, render: (order) => (order.shipStatus === null ? '–' : <ShippedBar order={order} />) },
    backorderQty: { width: markWidth, render: (order) => <BackorderMark order={order} /> },
    requiredDate: {},
    shipmentDate: {},
    dealerName: { sortable: false, text: (order) => order.subDealerName ?? order.dealerName },
    totalQty: { defaultHidden: true },
    confirmedAmount: { defaultHidden: true },
    chargedAmount: { defaultHidden: true },
    openAmount: { defaultHidden: true },
    vin: { defaultHidden: true, kind: 'copied' },
    claimNo: { defaultHidden: true, kind: 'copied' },
    nextPromised: { defaultHidden: true },
    arrivalDate: { defaultHidden: true },
    creditReleased: { defaultHidden: true },
    cancelRequested: { defaultHidden: true },
    closeReason: { defaultHidden: true },
    submitTime: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['currency', 'dealerCode', 'paidAmount', 'sourceClaimNo'],
  query: [
    'orderNo',
    'dealerRef',
    'status',
    'orderType',
    'vin',
    'claimNo',
    'itemCount',
    'totalAmount',
    'chargedAmount',
    'currency',
    'payStatus',
    'shipStatus',
    'creditReleased',
    'cancelRequested',
    'requiredDate',
    'nextPromised',
    'shipmentDate',
    'arrivalDate',
    'dealerName',
    'submitTime',
    'confirmTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    { name: 'orderType', several: true },
    { name: 'status', several: true },
    'payStatus',
    'shipStatus',
    'createTime',
    'requiredDate',
    'dealerCode',
    { name: 'hasBackorder', kind: 'flag', label: 'list.backorder', text: 'list.onlyBackorder' },
    { name: 'cancelRequested', kind: 'flag', text: 'list.onlyCancelRequested' },
  ],
};

/** Quantity on backorder, and that the dealer asked to cancel. */
function BackorderMark({ order: { backorderQty, cancelRequested } }: { order: PartsOrderItem }) {
  const { t } = useTranslation('partsOrder');
  return (
    <>
      {(backorderQty ?? 0) > 0 ? <StatusTag color="warning" text={t('list.onBackorder', { n: backorderQty })} /> : cancelRequested === 'N' && '–'}
      {cancelRequested === 'Y' && <StatusTag color="error" text={t('field.cancelRequested')} />}
    </>
  );
}

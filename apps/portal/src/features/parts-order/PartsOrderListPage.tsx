import type { PartsOrderItem } from '@harrow/api-client';
import { type Action, type BatchAction, lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { orderList } from './list/orderList.tsx';
import { confirmOrders, orderStages, partsOrderListing, payOrders, releaseOrders, sumUpOrders } from './partsOrders.ts';

const ConfirmGrid = lazyPart(async () => ({ default: (await import('./list/ConfirmGrid.tsx')).ConfirmGrid }));
const ReasonFields = lazyPart(async () => ({ default: (await import('./list/ReasonFields.tsx')).ReasonFields }));

/** Steps that a row offers; each opens the order with its dialog. */
const rowSteps = ['confirm', 'pay', 'confirmBackorder', 'cancelOpen'] as const;

/** Orders of parts; those that are over are left out at first. */
export function PartsOrderListPage() {
  const { t } = useTranslation('partsOrder');
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const steps = useDocumentBatches<PartsOrderItem>({ docType: 'partsOrder', steps: ['submit', 'withdraw', 'noPass'] });
  const { decisions, dialog } = useRowDecisions('partsOrder');
  const mayConfirm = usePermission('partsOrder:audit') && isMaker;
  const mayPay = usePermission('partsOrder:paid') && isMaker;
  const mayRelease = usePermission('partsOrder:release') && isMaker;
  const allowed =
    (action: (typeof rowSteps)[number] | 'releaseCredit') =>
    ({ allowedActions }: PartsOrderItem): boolean =>
      allowedActions.includes(action);
  const confirm: BatchAction<PartsOrderItem> = {
    key: 'confirm',
    label: t('action.confirmAll'),
    width: 1000,
    isAllowed: allowed('confirm'),
    fields: (orders) => (orders.length === 0 ? null : <ConfirmGrid orders={orders} />),
    ...previewed('partsOrder', (ids, _values, trial) => confirmOrders({ ids }, trial)),
  };
  const pay: BatchAction<PartsOrderItem> = {
    key: 'pay',
    label: t('action.pay'),
    isAllowed: allowed('pay'),
    ...previewed('partsOrder', (ids, _values, trial) => payOrders({ ids }, trial)),
  };
  const release: BatchAction<PartsOrderItem> = {
    key: 'releaseCredit',
    label: t('action.releaseCredit'),
    isAllowed: allowed('releaseCredit'),
    fields: <ReasonFields />,
    ...previewed<{ reason: string }>('partsOrder', (ids, { reason = '' }, trial) => releaseOrders({ ids, reason }, trial), false),
  };
  const rowActions = (order: PartsOrderItem): Action[] => [
    ...rowSteps
      .filter((step) => allowed(step)(order))
      .map((step) => ({ key: step, label: t(`action.${step}`), onClick: () => void navigate(`${partsOrderListing.address}/detail/${order.id}?do=${step}`) })),
    ...decisions(order, order.orderNo),
  ];
  return (
    <>
      <DocumentListPage
        list={orderList}
        kind={partsOrderListing}
        // Dealers alone order, although the rights of the parts desk would let it.
        {...(!isMaker && { newText: t('new') })}
        chips={{ names: Object.fromEntries(orderStages.map((stage) => [stage, t(`stage.${stage}`)])) }}
        importFrom={{ path: '/api/portal/partsOrder', call: 'importConfirm', title: t('import') }}
        sumUp={sumUpOrders(t('field.chargedAmount'))}
        rowActions={rowActions}
        batchActions={[...(mayConfirm ? [confirm] : []), ...(mayPay ? [pay] : []), ...(mayRelease ? [release] : []), ...steps]}
        batchColumns={['orderNo', 'dealerName', 'totalAmount']}
      />
      {dialog}
    </>
  );
}

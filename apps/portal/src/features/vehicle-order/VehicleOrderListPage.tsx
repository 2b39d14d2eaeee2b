import type { VehicleOrderItem } from '@harrow/api-client';
import type { Action, BatchAction } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { orderList } from './list/orderList.tsx';
import { confirmOrders, payOrders, releaseOrders, sumUpOrders, vehicleOrderListing } from './vehicleOrders.ts';

/** Steps that a row offers; each opens the order with its dialog. */
const rowSteps = ['release', 'confirm', 'assignVins', 'ship', 'pay', 'arrive', 'cancel'] as const;

/** Orders of machines, for the sales desk, for finance and for dealers. */
export function VehicleOrderListPage() {
  const { t } = useTranslation('vehicleOrder');
  const navigate = useNavigate();
  const mayEdit = usePermission('vehicleOrder:edit');
  const mayPay = usePermission('vehicleOrder:paid');
  const batch = (key: 'release' | 'confirm' | 'pay', call: Pick<BatchAction<VehicleOrderItem>, 'preview' | 'run'>): BatchAction<VehicleOrderItem> => ({
    key,
    label: t(`action.${key}`),
    isAllowed: ({ allowedActions }) => allowedActions.includes(key),
    ...(call as Required<Pick<BatchAction<VehicleOrderItem>, 'preview' | 'run'>>),
  });
  const rowActions = ({ id, allowedActions }: VehicleOrderItem): Action[] =>
    rowSteps
      .filter((step) => allowedActions.includes(step))
      .map((step) => ({ key: step, label: t(`action.${step}`), onClick: () => void navigate(`${vehicleOrderListing.address}/detail/${id}?do=${step}`) }));
  return (
    <DocumentListPage
      list={orderList}
      kind={vehicleOrderListing}
      newText={t('new')}
      {...(mayEdit && { chips: { links: [{ address: `${vehicleOrderListing.address}/prices`, label: t('prices') }] } })}
      importFrom={{ path: '/mfr/vehicleOrder', title: t('import') }}
      sumUp={sumUpOrders(t('field.unpaidAmount'))}
      rowActions={rowActions}
      batchActions={[
        ...(mayEdit
          ? [
              batch(
                'release',
                previewed('vehicleOrder', (ids, _values, trial) => releaseOrders(ids, trial)),
              ),
              batch(
                'confirm',
                previewed('vehicleOrder', (ids, _values, trial) => confirmOrders({ ids }, trial)),
              ),
            ]
          : []),
        ...(mayPay
          ? [
              batch(
                'pay',
                previewed('vehicleOrder', (ids, _values, trial) => payOrders({ ids }, trial)),
              ),
            ]
          : []),
      ]}
      batchColumns={['orderNo', 'dealerName', 'orderAmount']}
    />
  );
}

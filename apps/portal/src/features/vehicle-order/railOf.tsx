import type { VehicleOrder } from '@harrow/api-client';
import { DateText, Money, ReadOnlyField } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';

const dictionaries = {
  orderType: 'order_type',
  deliveryMethod: 'delivery_method',
  tradeTerm: 'incoterm',
  currency: 'currency',
  status: 'bill_status',
  payStatus: 'pay_status',
  shipStatus: 'ship_status',
  closeReason: 'close_reason',
};
const words = { docType: 'vehicleOrder', namespace: 'vehicleOrder', dictionaries };

/** Panels beside an order: the account that pays it, its dates, and change history. */
export function railOf(order: VehicleOrder, t: TFunction<'vehicleOrder'>) {
  const { account, creditLeft, currency } = order;
  const dates = (['expectedShipDate', 'shipDate', 'eta', 'arrivalDate'] as const).filter((field) => order[field] !== null);
  return {
    changes: <MasterHistory id={order.id} words={words} />,
    first: [
      ...(account
        ? [
            {
              key: 'account',
              title: t('rail.account'),
              open: true,
              content: (
                <>
                  <ReadOnlyField label={t('rail.balance')}>
                    <Money amount={account.balance} currency={account.currency} />
                  </ReadOnlyField>
                  {order.depositDue > 0 && (
                    <ReadOnlyField label={t('field.depositDue')}>
                      <Money amount={order.depositDue} currency={currency} />
                    </ReadOnlyField>
                  )}
                  {creditLeft !== null && (
                    <ReadOnlyField label={t('field.creditLeft')}>
                      <Money amount={creditLeft} currency={account.currency} />
                    </ReadOnlyField>
                  )}
                </>
              ),
            },
          ]
        : []),
      {
        key: 'dates',
        title: t('rail.dates'),
        open: true,
        content: dates.map((field) => (
          <ReadOnlyField key={field} label={t(`field.${field}`)}>
            <DateText value={order[field]} />
          </ReadOnlyField>
        )),
      },
    ],
  };
}

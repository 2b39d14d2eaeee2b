import type { VehicleOrder } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { paperOf } from '../../../documents/print/paperOf.ts';
import { OrderConfirmation } from './OrderConfirmation.tsx';
import { ShippingAdvice } from './ShippingAdvice.tsx';

/** The confirmation of an order, or the advice of one of its shipments. */
export function VehicleOrderPrintPage() {
  const { t } = useTranslation('vehicleOrder');
  const { id = '' } = useParams();
  const [shipmentNo, setShipmentNo] = useState('');
  const shipments = useQuery(paperOf<VehicleOrder>('vehicleOrder', id)).data?.shipments ?? [];
  const choice = shipments.length > 0 && (
    <Select<string>
      aria-label={t('print.paper')}
      value={shipmentNo}
      onChange={setShipmentNo}
      popupMatchSelectWidth={false}
      options={[{ value: '', label: t('print.confirmation') }, ...shipments.map(({ shipmentNo: no }) => ({ value: no, label: `${t('print.advice')} ${no}` }))]}
    />
  );
  return (
    <DocumentPrintPage<VehicleOrder> docType="vehicleOrder" numberOf={({ orderNo }) => orderNo} bar={choice}>
      {(order) => {
        const shipment = order.shipments.find((each) => each.shipmentNo === shipmentNo);
        return shipment ? <ShippingAdvice order={order} shipment={shipment} /> : <OrderConfirmation order={order} />;
      }}
    </DocumentPrintPage>
  );
}

import { DateText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';
import { Section, useDocument } from '../vehicleOrderKind.ts';

/** The shipments of the order with their papers. */
export function ShipmentsSection() {
  const { t } = useTranslation('vehicleOrder');
  const { shipments = [] } = useDocument() ?? {};
  if (shipments.length === 0) return null;
  const keys = ['shipmentNo', 'shipDate', 'eta', 'deliveryMethod', 'blNo', 'containerNo', 'customsNo', 'qty', 'arrivedQty', 'arrivalDate'] as const;
  return (
    <Section name="shipments">
      <RecordTable
        label={t('section.shipments')}
        columns={keys.map((key) => ({ key, title: t(`field.shipments.${key}`), ...((key === 'qty' || key === 'arrivedQty') && { isNumber: true }) }))}
        rows={shipments.map((shipment) => ({
          id: shipment.id,
          cells: {
            shipmentNo: shipment.shipmentNo,
            shipDate: <DateText value={shipment.shipDate} />,
            eta: <DateText value={shipment.eta} />,
            deliveryMethod: shipment.deliveryMethod_dictText,
            blNo: shipment.blNo,
            containerNo: shipment.containerNo,
            customsNo: shipment.customsNo,
            qty: shipment.qty,
            arrivedQty: shipment.arrivedQty,
            arrivalDate: <DateText value={shipment.arrivalDate} />,
          },
        }))}
      />
    </Section>
  );
}

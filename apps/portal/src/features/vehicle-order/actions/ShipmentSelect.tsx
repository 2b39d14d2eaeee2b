import type { VehicleShipment } from '@harrow/api-client';
import { formatDate } from '@harrow/ui';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface ShipmentSelectProps {
  shipments: readonly VehicleShipment[];
  value: string | undefined;
  onChange: (shipmentNo: string) => void;
}

/** One of the shipments of an order. */
export function ShipmentSelect({ shipments, value, onChange }: ShipmentSelectProps) {
  const { t } = useTranslation('vehicleOrder');
  return (
    <Form.Item layout="vertical" label={t('field.shipmentNo')} htmlFor="shipmentNo" required>
      <Select<string>
        id="shipmentNo"
        {...(value !== undefined && { value })}
        options={shipments.map(({ shipmentNo, eta, qty }) => ({
          value: shipmentNo,
          label: t('ask.shipment', { no: shipmentNo, count: qty, date: formatDate(eta) }),
        }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}

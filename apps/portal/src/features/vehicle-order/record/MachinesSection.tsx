import { DateText, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';
import { useGrant } from '../../../shared/usePermission.ts';
import { Section, useDocument } from '../vehicleOrderKind.ts';

/** The machines that are assigned to the order, by line, with their shipment. */
export function MachinesSection() {
  const { t } = useTranslation('vehicleOrder');
  const maySee = useGrant('vehicle:query');
  const { machines = [] } = useDocument() ?? {};
  if (machines.length === 0) return null;
  const keys = ['lineNo', 'vin', 'fourthProduct', 'engineNo', 'productionDate', 'color', 'shipmentNo', 'shipDate', 'arrivalDate', 'vehicleStatus'] as const;
  return (
    <Section name="machines">
      <RecordTable
        label={t('section.machines')}
        columns={keys.map((key) => ({ key, title: t(`field.machines.${key}`), ...(key === 'lineNo' && { isNumber: true }) }))}
        rows={machines.map((machine) => ({
          id: machine.id,
          cells: {
            lineNo: machine.lineNo,
            vin:
              machine.vehicleId !== null && maySee ? (
                <Link className="hw-link" to={`/vehicle/list/detail/${machine.vehicleId}`}>
                  {machine.vin}
                </Link>
              ) : (
                machine.vin
              ),
            fourthProduct: machine.fourthProduct_dictText,
            engineNo: machine.engineNo,
            productionDate: <DateText value={machine.productionDate} />,
            color: machine.color_dictText,
            shipmentNo: machine.shipmentNo ?? '–',
            shipDate: <DateText value={machine.shipDate} />,
            arrivalDate: <DateText value={machine.arrivalDate} />,
            vehicleStatus: machine.vehicleStatus && <StatusTag color="default" text={machine.vehicleStatus_dictText} />,
          },
        }))}
      />
    </Section>
  );
}

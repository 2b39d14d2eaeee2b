import type { Vehicle } from '@harrow/api-client';
import { DateText, FieldGrid, formatDate, formatNumber, ReadOnlyField, useSettings } from '@harrow/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FieldKey = Extract<Parameters<TFunction<'vehicle'>>[0], string>;

/** What the machine is and where it comes from. */
export function BasicFields({ vehicle }: { vehicle: Vehicle }) {
  const { language } = useSettings();
  return (
    <FieldGrid>
      <Value label="field.secondProduct">{vehicle.secondProduct_dictText}</Value>
      <Value label="field.thirdProduct">{vehicle.thirdProduct_dictText}</Value>
      <Value label="field.fourthProduct">{vehicle.fourthProduct_dictText}</Value>
      <Value label="field.engineNo">{vehicle.engineNo}</Value>
      <Value label="field.engineModel">{vehicle.engineModel}</Value>
      <Value label="field.power">{formatNumber(vehicle.power, language)}</Value>
      <Value label="field.materialCode">{vehicle.materialCode}</Value>
      <Value label="field.config">{vehicle.config}</Value>
      <Value label="field.color">{vehicle.color}</Value>
      <Day label="field.productionDate" day={vehicle.productionDate} />
      <Day label="field.shipDate" day={vehicle.shipDate} />
      <Day label="field.arrivalDate" day={vehicle.arrivalDate} />
      <Day label="field.pdiDate" day={vehicle.pdiDate} />
      <Day label="field.deliveryDate" day={vehicle.deliveryDate} />
      <Day label="field.lastMaintDate" day={vehicle.lastMaintDate} />
      <Value label="field.nextMaint">
        {[formatDate(vehicle.nextMaintDate), vehicle.nextMaintHours !== null && `${formatNumber(vehicle.nextMaintHours, language)} h`].filter(Boolean).join(' · ')}
      </Value>
      <Value label="field.vehicleOrderNo">{vehicle.vehicleOrderNo}</Value>
      <Value label="field.contractNo">{vehicle.contractNo}</Value>
      <Value label="field.certificateNo">{vehicle.certificateNo}</Value>
      <Value label="field.keyNo">{vehicle.keyNo}</Value>
    </FieldGrid>
  );
}

/** Whose it is and who works with it. */
export function OwnerFields({ vehicle }: { vehicle: Vehicle }) {
  const { language } = useSettings();
  return (
    <FieldGrid>
      <Value label="field.ownerName">{vehicle.ownerName}</Value>
      <Value label="field.ownerPhone">{vehicle.ownerPhone}</Value>
      <Value label="field.ownerIdNo">{vehicle.ownerIdNo}</Value>
      <Value label="field.ownerCountry">{vehicle.ownerCountry_dictText}</Value>
      <Value label="field.ownerRegion">{vehicle.ownerRegion}</Value>
      <Value label="field.ownerAddress">{vehicle.ownerAddress}</Value>
      <Value label="field.endUserName">{vehicle.endUserName}</Value>
      <Value label="field.endUserType">{vehicle.endUserType_dictText}</Value>
      <Value label="field.endUserPhone">{vehicle.endUserPhone}</Value>
      <Value label="field.industry">{vehicle.industry_dictText}</Value>
      <Value label="field.cropType">{vehicle.cropType_dictText}</Value>
      <Value label="field.farmSizeHa">{formatNumber(vehicle.farmSizeHa, language)}</Value>
    </FieldGrid>
  );
}

function Value({ label, children }: { label: FieldKey; children: ReactNode }) {
  const { t } = useTranslation('vehicle');
  return <ReadOnlyField label={t(label)}>{children}</ReadOnlyField>;
}

const Day = ({ label, day }: { label: FieldKey; day: string | null }) => <Value label={label}>{day && <DateText value={day} />}</Value>;

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
      <Value name="field.secondProduct">{vehicle.secondProduct_dictText}</Value>
      <Value name="field.thirdProduct">{vehicle.thirdProduct_dictText}</Value>
      <Value name="field.fourthProduct">{vehicle.fourthProduct_dictText}</Value>
      <Value name="field.engineNo">{vehicle.engineNo}</Value>
      <Value name="field.engineModel">{vehicle.engineModel}</Value>
      <Value name="field.power">{formatNumber(vehicle.power, language)}</Value>
      <Value name="field.materialCode">{vehicle.materialCode}</Value>
      <Value name="field.config">{vehicle.config}</Value>
      <Value name="field.color">{vehicle.color}</Value>
      <Day name="field.productionDate" day={vehicle.productionDate} />
      <Day name="field.shipDate" day={vehicle.shipDate} />
      <Day name="field.arrivalDate" day={vehicle.arrivalDate} />
      <Day name="field.pdiDate" day={vehicle.pdiDate} />
      <Day name="field.deliveryDate" day={vehicle.deliveryDate} />
      <Day name="field.lastMaintDate" day={vehicle.lastMaintDate} />
      <Value name="field.nextMaint">
        {[formatDate(vehicle.nextMaintDate), vehicle.nextMaintHours !== null && `${formatNumber(vehicle.nextMaintHours, language)} h`].filter(Boolean).join(' · ')}
      </Value>
      <Value name="field.vehicleOrderNo">{vehicle.vehicleOrderNo}</Value>
      <Value name="field.contractNo">{vehicle.contractNo}</Value>
      <Value name="field.certificateNo">{vehicle.certificateNo}</Value>
      <Value name="field.keyNo">{vehicle.keyNo}</Value>
    </FieldGrid>
  );
}

/** Whose it is and who works with it. */
export function OwnerFields({ vehicle }: { vehicle: Vehicle }) {
  const { language } = useSettings();
  return (
    <FieldGrid>
      <Value name="field.ownerName">{vehicle.ownerName}</Value>
      <Value name="field.ownerPhone">{vehicle.ownerPhone}</Value>
      <Value name="field.ownerIdNo">{vehicle.ownerIdNo}</Value>
      <Value name="field.ownerCountry">{vehicle.ownerCountry_dictText}</Value>
      <Value name="field.ownerRegion">{vehicle.ownerRegion}</Value>
      <Value name="field.ownerAddress">{vehicle.ownerAddress}</Value>
      <Value name="field.endUserName">{vehicle.endUserName}</Value>
      <Value name="field.endUserType">{vehicle.endUserType_dictText}</Value>
      <Value name="field.endUserPhone">{vehicle.endUserPhone}</Value>
      <Value name="field.industry">{vehicle.industry_dictText}</Value>
      <Value name="field.cropType">{vehicle.cropType_dictText}</Value>
      <Value name="field.farmSizeHa">{formatNumber(vehicle.farmSizeHa, language)}</Value>
    </FieldGrid>
  );
}

function Value({ name, children }: { name: FieldKey; children: ReactNode }) {
  const { t } = useTranslation('vehicle');
  return <ReadOnlyField label={t(name)}>{children}</ReadOnlyField>;
}

const Day = ({ name, day }: { name: FieldKey; day: string | null }) => <Value name={name}>{day && <DateText value={day} />}</Value>;

import type { Vehicle } from '@harrow/api-client';
import { DateText, FieldGrid, formatDate, formatNumber, ReadOnlyField, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedNumber } from '../../../shared/unmask/MaskedNumber.tsx';

/** A value that the passport shows; its name is the message `field.<name>`. */
type Field = Exclude<keyof Vehicle, 'id' | 'events' | 'claims' | 'hours' | 'engineHistory'> | 'nextMaint';

/** Product, origin and dates of the machine. */
export function BasicFields({ vehicle }: { vehicle: Vehicle }) {
  const { language } = useSettings();
  return (
    <FieldGrid>
      <Value field="secondProduct">{vehicle.secondProduct_dictText}</Value>
      <Value field="thirdProduct">{vehicle.thirdProduct_dictText}</Value>
      <Value field="fourthProduct">{vehicle.fourthProduct_dictText}</Value>
      <Value field="engineNo">{vehicle.engineNo}</Value>
      <Value field="engineModel">{vehicle.engineModel}</Value>
      <Value field="power">{formatNumber(vehicle.power, language)}</Value>
      <Value field="materialCode">{vehicle.materialCode}</Value>
      <Value field="config">{vehicle.config_dictText}</Value>
      <Value field="color">{vehicle.color_dictText}</Value>
      <Day field="productionDate" day={vehicle.productionDate} />
      <Day field="shipDate" day={vehicle.shipDate} />
      <Day field="arrivalDate" day={vehicle.arrivalDate} />
      <Day field="pdiDate" day={vehicle.pdiDate} />
      <Day field="deliveryDate" day={vehicle.deliveryDate} />
      <Day field="lastMaintDate" day={vehicle.lastMaintDate} />
      <Value field="nextMaint">
        {[formatDate(vehicle.nextMaintDate), vehicle.nextMaintHours !== null && `${formatNumber(vehicle.nextMaintHours, language)} h`]
          .filter(Boolean)
          .join(' · ')}
      </Value>
      <Value field="insuranceStatus">{vehicle.insuranceStatus_dictText}</Value>
      <Day field="policyEnd" day={vehicle.policyEnd} />
      <Value field="vehicleOrderNo">{vehicle.vehicleOrderNo}</Value>
      <Value field="contractNo">{vehicle.contractNo}</Value>
      <Value field="certificateNo">{vehicle.certificateNo}</Value>
      <Value field="keyNo">{vehicle.keyNo}</Value>
    </FieldGrid>
  );
}

/** Owner and operator. */
export function OwnerFields({ vehicle }: { vehicle: Vehicle }) {
  const { language } = useSettings();
  return (
    <FieldGrid>
      <Value field="ownerName">{vehicle.ownerName}</Value>
      <Value field="ownerPhone">{vehicle.ownerPhone && <PersonalNumber field="ownerPhone" vehicle={vehicle} />}</Value>
      <Value field="ownerIdNo">{vehicle.ownerIdNo && <PersonalNumber field="ownerIdNo" vehicle={vehicle} />}</Value>
      <Value field="ownerCountry">{vehicle.ownerCountry_dictText}</Value>
      <Value field="ownerRegion">{vehicle.ownerRegion}</Value>
      <Value field="ownerAddress">{vehicle.ownerAddress}</Value>
      <Value field="endUserName">{vehicle.endUserName}</Value>
      <Value field="endUserType">{vehicle.endUserType_dictText}</Value>
      <Value field="endUserPhone">{vehicle.endUserPhone && <PersonalNumber field="endUserPhone" vehicle={vehicle} />}</Value>
      <Value field="industry">{vehicle.industry_dictText}</Value>
      <Value field="cropType">{vehicle.cropType_dictText}</Value>
      <Value field="farmSizeHa">{formatNumber(vehicle.farmSizeHa, language)}</Value>
    </FieldGrid>
  );
}

function Value({ field, children }: { field: Field; children: ReactNode }) {
  const { t } = useTranslation('vehicle');
  return <ReadOnlyField label={t(`field.${field}`)}>{children}</ReadOnlyField>;
}

/** Of a person: some see it masked. */
const PersonalNumber = ({ field, vehicle }: { field: 'ownerPhone' | 'ownerIdNo' | 'endUserPhone'; vehicle: Vehicle }) => (
  <MaskedNumber docType="vehicle" id={vehicle.id} field={field} value={vehicle[field]} />
);

const Day = ({ field, day }: { field: Field; day: string | null }) => <Value field={field}>{day && <DateText value={day} />}</Value>;

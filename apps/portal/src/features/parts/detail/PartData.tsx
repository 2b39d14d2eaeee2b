import type { PartDetail } from '@harrow/api-client';
import { FieldGrid, formatNumber, Money, ReadOnlyField, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';

/** Its name is the message `field.<name>`. */
type Field =
  | 'specification'
  | 'partsCategory'
  | 'unit'
  | 'weightKg'
  | 'size'
  | 'minOrderMultiple'
  | 'deliveryCycleDays'
  | 'secondProducts'
  | 'applicableModels'
  | 'bugSystems'
  | 'coreReturn'
  | 'serialised'
  | 'warrantyMonthsParts'
  | 'hsCode'
  | 'originCountry'
  | 'supplierCode'
  | 'costPrice';

function Value({ field, children }: { field: Field; children: ReactNode }) {
  const { t } = useTranslation('parts');
  return <ReadOnlyField label={t(`field.${field}`)}>{children}</ReadOnlyField>;
}

/** What the catalogue holds of the part. */
export function PartData({ part }: { part: PartDetail }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  const isMaker = isMakerUser(useStore(userStore));
  const number = (value: number | null): string => formatNumber(value, language);
  return (
    <FieldGrid>
      <Value field="specification">{part.specification}</Value>
      <Value field="partsCategory">{part.partsCategory_dictText}</Value>
      <Value field="unit">{part.unit_dictText}</Value>
      <Value field="weightKg">{number(part.weightKg)}</Value>
      <Value field="size">{part.size}</Value>
      <Value field="minOrderMultiple">{number(part.minOrderMultiple)}</Value>
      <Value field="deliveryCycleDays">{number(part.deliveryCycleDays)}</Value>
      <Value field="secondProducts">{part.secondProducts_dictText || t('allLines')}</Value>
      <Value field="applicableModels">{part.applicableModels_dictText || t('allModels')}</Value>
      <Value field="bugSystems">{part.bugSystems_dictText || t('allSystems')}</Value>
      <Value field="coreReturn">{part.coreReturn_dictText}</Value>
      <Value field="serialised">{part.serialised_dictText}</Value>
      <Value field="warrantyMonthsParts">{number(part.warrantyMonthsParts)}</Value>
      <Value field="hsCode">{part.hsCode}</Value>
      <Value field="originCountry">{part.originCountry_dictText}</Value>
      {isMaker && (
        <>
          <Value field="supplierCode">{part.supplierCode}</Value>
          <Value field="costPrice">
            <Money amount={part.costPrice ?? null} currency={part.costCurrency} />
          </Value>
        </>
      )}
    </FieldGrid>
  );
}

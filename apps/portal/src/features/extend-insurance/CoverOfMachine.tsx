import { vehiclesLookupOptions } from '@harrow/api-client/query';
import { DateText, FieldGrid, formatNumber, ReadOnlyField, useSettings } from '@harrow/ui';
import { checkVin, readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CoverBar } from './CoverBar.tsx';
import { DaysLeft } from './extensionColumns.tsx';
import { useOffers } from './PlanField.tsx';
import { PriceSplit } from './PriceSplit.tsx';

const msPerDay = 86_400_000;
const daysUntil = (day: string): number => Math.ceil((Date.parse(`${day}T23:59:59`) - Date.now()) / msPerDay) - 1;

/** The machine of the typed VIN, what covers it, and until when an extension can be applied for. */
export function MachineCard({ applyDate }: { applyDate: string | null }) {
  const { t } = useTranslation('extendInsurance');
  const { language } = useSettings();
  const vin = readVin(Form.useWatch<string | null>('vin') ?? '');
  const planCode = Form.useWatch<string | null>('planCode');
  const { data: machine } = useQuery({
    ...vehiclesLookupOptions({ query: { vin } }),
    select: ({ result }) => result,
    enabled: checkVin(vin).ok,
    retry: false,
  });
  const { data: offers } = useOffers(vin);
  // What the machine of another dealer is covered by is told to nobody here.
  if (!machine || machine.crossDealer) return null;
  const chosen = offers?.find((offer) => offer.planCode === planCode);
  const applyUntil = offers?.[0]?.applyUntil ?? null;
  return (
    <div role="status">
      <FieldGrid>
        <ReadOnlyField label={t('field.fourthProduct')}>{machine.fourthProduct_dictText}</ReadOnlyField>
        <ReadOnlyField label={t('field.ownerName')}>{machine.ownerName}</ReadOnlyField>
        <ReadOnlyField label={t('field.deliveryDate')}>
          <DateText value={machine.deliveryDate} />
        </ReadOnlyField>
        <ReadOnlyField label={t('field.currentHours')}>{formatNumber(machine.currentHours, language)}</ReadOnlyField>
        {applyUntil && (
          <ReadOnlyField label={t('field.applyUntil')}>
            <DateText value={applyUntil} /> {applyDate === null && <DaysLeft days={daysUntil(applyUntil)} />}
          </ReadOnlyField>
        )}
      </FieldGrid>
      <CoverBar
        baseStart={machine.warrantyStartDate}
        baseEnd={machine.warrantyEndDate}
        startDate={chosen?.startDate ?? null}
        endDate={chosen?.endDate ?? null}
      />
    </div>
  );
}

/** What the chosen plan costs today. */
export function ChosenPrice() {
  const { data } = useOffers(Form.useWatch<string | null>('vin'));
  const planCode = Form.useWatch<string | null>('planCode');
  const chosen = data?.find((offer) => offer.planCode === planCode);
  return chosen ? <PriceSplit fee={chosen.fee} lateFee={chosen.lateFee} total={chosen.total} currency={chosen.currency} /> : null;
}

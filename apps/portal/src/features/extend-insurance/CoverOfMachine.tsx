import { DateText, FieldGrid, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { CoverBar } from './CoverBar.tsx';
import { DaysLeft } from './extensionColumns.tsx';
import { useDocument, useMachine } from './extensionKind.ts';
import { useChosenOffer, useOffers } from './offers.ts';

const msPerDay = 86_400_000;
const daysUntil = (day: string): number => Math.ceil((Date.parse(`${day}T23:59:59`) - Date.now()) / msPerDay) - 1;

/** Last day to apply for an extension of the machine, and its cover with the chosen plan. */
export function CoverOfMachine() {
  const { t } = useTranslation('extendInsurance');
  const extension = useDocument();
  const vehicle = useMachine()?.vehicle;
  const { data: offers } = useOffers();
  const chosen = useChosenOffer();
  if (!vehicle) return null;
  const applyUntil = offers?.[0]?.applyUntil;
  return (
    <>
      {applyUntil && (
        <FieldGrid>
          <ReadOnlyField label={t('field.applyUntil')}>
            <DateText value={applyUntil} /> {!extension?.applyDate && <DaysLeft days={daysUntil(applyUntil)} />}
          </ReadOnlyField>
        </FieldGrid>
      )}
      <CoverBar
        baseStart={vehicle.warrantyStartDate}
        baseEnd={vehicle.warrantyEndDate}
        startDate={chosen?.startDate ?? null}
        endDate={chosen?.endDate ?? null}
      />
    </>
  );
}

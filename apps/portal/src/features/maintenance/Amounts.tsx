import { formatNumber, Money, ReadOnlyField, useSettings, YesNo } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { useTranslation } from 'react-i18next';
import { Section, useDocument, useList } from './maintenanceKind.ts';
import { amountOf } from './UsedParts.tsx';

/** Cost of a service with its parts as typed, and the maker's share as of the last save. */
export function Amounts() {
  const { t } = useTranslation('maintenance');
  const { language } = useSettings();
  const service = useDocument();
  const { rows, readOnly } = useList('parts');
  if (!service) return null;
  const partsFee = readOnly ? service.partsFee : sum(rows.map(amountOf));
  const amounts = {
    hourRate: service.hourRate,
    labourFee: service.labourFee,
    partsFee,
    totalFee: readOnly ? service.totalFee : sum([service.labourFee ?? 0, partsFee ?? 0]),
    payable: partsFee === service.partsFee ? service.payable : null,
    auditTotal: service.auditTotal,
  };
  return (
    <Section name="amounts">
      <ReadOnlyField label={t('field.freeFlag')}>
        <YesNo value={service.freeFlag} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.labourHours')}>{formatNumber(service.labourHours, language)}</ReadOnlyField>
      {(['hourRate', 'labourFee', 'partsFee', 'totalFee', 'payable', 'auditTotal'] as const).map((field) => (
        <ReadOnlyField key={field} label={t(`field.${field}`)}>
          <Money amount={amounts[field]} currency={service.currency ?? undefined} />
        </ReadOnlyField>
      ))}
      {service.deductReason && <ReadOnlyField label={t('field.deductReason')}>{service.deductReason}</ReadOnlyField>}
      {service.settlementStatus_dictText && (
        <ReadOnlyField label={t('field.settlementStatus')}>
          {[service.settlementStatus_dictText, service.statementNo].filter(Boolean).join(' · ')}
        </ReadOnlyField>
      )}
    </Section>
  );
}

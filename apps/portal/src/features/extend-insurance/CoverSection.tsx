import type { ExtendInsurance } from '@harrow/api-client';
import { formatNumber, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import { CoverBar } from './CoverBar.tsx';
import { Field, Section } from './extensionKind.ts';

/** Cover of an application that can no longer be edited. */
export function CoverSection({ extension }: { extension: ExtendInsurance }) {
  const { t } = useTranslation('extendInsurance');
  const language = useLanguage();
  const { cover, startDate, endDate, endHours, startHours, systems } = extension;
  const number = (field: 'extendMonths' | 'startHours' | 'endHours') => (
    <ReadOnlyField label={t(`field.${field}`)}>{formatNumber(extension[field], language)}</ReadOnlyField>
  );
  return (
    <Section name="cover">
      <div data-wide>
        <CoverBar baseStart={cover.baseStart} baseEnd={cover.baseEnd} startDate={startDate} endDate={endDate} />
      </div>
      <Field name="planCode" label={t('field.planName')} text={() => extension.planName} />
      <ReadOnlyField label={t('field.coverageType')}>{extension.coverageType_dictText}</ReadOnlyField>
      {number('extendMonths')}
      {startHours !== null && number('startHours')}
      {endHours !== null && number('endHours')}
      {systems.length > 0 && (
        <ReadOnlyField label={t('systems')} wide>
          {systems.join(' · ')}
        </ReadOnlyField>
      )}
    </Section>
  );
}

import { DateText, DictText, formatNumber, useSettings, YesNo } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';

/** Name of a field of the header, a slot, or a field of a line; undefined for internal fields of the server. */
function labelOf(kind: string, field: string): string | undefined {
  if (kind === 'header') return fieldName('handoverTrain', field) ?? fieldName('handoverTrain', field, 'slot');
  return fieldName('handoverTrain', field, kind);
}

const dictionaryOf: Readonly<Record<string, string>> = {
  ownerCountry: 'country',
  endUserType: 'end_user_type',
  industry: 'industry',
  cropType: 'crop',
  role: 'trainee_role',
  printLanguage: 'language',
};
const yesNoFields = new Set(['endUserSame', 'done', 'registered']);
const numberFields = new Set(['operatingHours', 'trainingHours', 'retailPrice', 'farmSizeHa', 'customerSatisfaction', 'lateDays']);
const dateFields = new Set(['deliveryDate', 'invoiceDate', 'trainingDate', 'warrantyStartDate', 'warrantyEndDate', 'resubmitUntil']);

/** A value as its field shows it elsewhere. */
function HandoverValue({ field, value }: { field: string; value: string }) {
  const { language } = useSettings();
  const dict = dictionaryOf[field];
  if (dict) return <DictText dict={dict} value={value} />;
  if (yesNoFields.has(field)) return <YesNo value={value} />;
  if (numberFields.has(field)) return <>{formatNumber(Number(value), language)}</>;
  return dateFields.has(field) ? <DateText value={value} /> : <>{value}</>;
}

/** Place of a change: `trainees/2`, `topics/run_in`, by list and line. */
const placeOf = (line: string | null): { kind: string; name: string } => {
  const [kind = 'header', name = ''] = line?.split('/') ?? [];
  return { kind, name };
};

/** Change history of the handover and its lines, newest first. */
export function HandoverChanges({ id }: { id: string }) {
  const { t } = useTranslation('handoverTrain');
  return (
    <ChangeHistory
      docType="handoverTrain"
      id={id}
      nameOf={({ field, line }) => labelOf(line === null ? 'header' : placeOf(line).kind, field)}
      titleOf={(line) => {
        const { kind, name } = placeOf(line);
        return kind === 'topics' ? <DictText dict="handover_topic" value={name} /> : t('traineeNo', { n: name });
      }}
      valueOf={(field, value) => <HandoverValue field={field} value={value} />}
    />
  );
}

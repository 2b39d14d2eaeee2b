import type { WarrantyClaim } from '@harrow/api-client';
import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { ChangeValue } from './ChangeValue.tsx';
import { type LineList, parseLine } from './namedLine.ts';

/** Where the labels of header and lines are in the messages. */
const labelsOf: Record<LineList | 'header', string> = { header: 'field', bugList: 'fault', detailList: 'labour', partsList: 'part' };

/** Fields that have no label on the page by which a reader would know them. */
const historyFields = [
  'partsAmount',
  'hourCost',
  'travelFee',
  'auditPartsAmount',
  'auditHourCost',
  'auditTravelFee',
  'auditOtherFee',
  'auditOpinion',
  'auditResult',
  'auditRemark',
  'auditPrice',
  'coreDisposition',
  'deductReason',
  'internalNote',
  'rejectReason',
  'closeReason',
  'resubmitUntil',
  'reviewerName',
  'statementNo',
  'settledAmount',
] as const;

/** What a reader calls a field; undefined for columns that only the server works with. */
function fieldName(t: TFunction<'warrantyClaim'>, list: LineList | 'header', field: string): string | undefined {
  const label = `warrantyClaim:${labelsOf[list]}.${field}`;
  if (i18next.exists(label)) return i18next.t(label);
  const known = historyFields.find((name) => name === field);
  return known && t(`history.${known}`);
}

/** What a reader calls a line: its fault, its kind, its code. */
function lineTitle(t: TFunction<'warrantyClaim'>, text: string): string | undefined {
  const line = parseLine(text);
  const kinds = { bugList: '', detailList: t('labour.title'), partsList: t('part.title') };
  return line && [t('fault.number', { no: line.faultNo }), kinds[line.list], line.code].filter(Boolean).join(' · ');
}

/** Which field of which line was changed from what to what, newest first. */
export function ChangeLog({ claim }: { claim: Pick<WarrantyClaim, 'id'> }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <ChangeHistory
      docType="warrantyClaim"
      id={claim.id}
      nameOf={({ field, line }) => fieldName(t, parseLine(line)?.list ?? 'header', field)}
      titleOf={(line) => lineTitle(t, line)}
      valueOf={(field, value) => <ChangeValue field={field} value={value} />}
    />
  );
}

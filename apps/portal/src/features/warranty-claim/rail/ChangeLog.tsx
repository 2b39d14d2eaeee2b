import type { WarrantyClaim } from '@harrow/api-client';
import { dataLogsListOptions } from '@harrow/api-client/query';
import { DateText, ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ChangedPlace, groupChanges, type LineList } from './changeGroups.ts';
import { ChangeValue } from './ChangeValue.tsx';
import styles from './rail.module.css';

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

/** Which field of which line was changed from what to what, newest first. */
export function ChangeLog({ claim }: { claim: Pick<WarrantyClaim, 'id' | 'version'> }) {
  const { t } = useTranslation('warrantyClaim');
  const { data, error, refetch } = useQuery({
    ...dataLogsListOptions({ query: { docType: 'warrantyClaim', id: claim.id } }),
    // As fresh as the claim beside it.
    staleTime: 0,
    select: ({ result }) => groupChanges(result),
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <p className={styles.quiet}>{t('rail.noChanges')}</p>;
  return (
    <ul className={styles.changes}>
      {data.map(({ key, operatorName, time, places }) => (
        <li key={key}>
          <div className={styles.quiet}>
            {operatorName} · <DateText value={time} />
          </div>
          {places.map(({ key: place, ...changed }) => (
            <Place key={place} {...changed} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The changes of the header, or of one line. */
function Place({ line, change, entries }: Omit<ChangedPlace, 'key'>) {
  const { t } = useTranslation('warrantyClaim');
  const list = line?.list ?? 'header';
  const kinds = { bugList: '', detailList: t('labour.title'), partsList: t('part.title') };
  const title = line && [t('fault.number', { no: line.faultNo }), kinds[line.list], line.code].filter(Boolean).join(' · ');
  const named = entries.flatMap((entry) => {
    const name = fieldName(t, list, entry.field);
    return name === undefined ? [] : [{ ...entry, name }];
  });
  if (named.length === 0) return null;
  return (
    <>
      {title && (
        <strong className={styles.place}>
          {title}
          {change !== 'changed' && ` · ${t(`rail.${change}`)}`}
        </strong>
      )}
      <dl className={styles.fields}>
        {named.map(({ id, field, name, oldValue, newValue }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {change !== 'added' && (
                <del>
                  <ChangeValue field={field} value={oldValue} />
                </del>
              )}
              {change === 'changed' && ' → '}
              {change !== 'removed' && <ChangeValue field={field} value={newValue} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

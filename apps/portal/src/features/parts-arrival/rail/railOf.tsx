import type { PartsArrival } from '@harrow/api-client';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FieldText } from '../../../shared/fields/control/FieldText.tsx';
import type { FormField } from '../../../shared/fields/sheet.ts';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import { arrivalSheet } from '../arrivalKind.ts';
import styles from './rail.module.css';

const headerFields: Readonly<Record<string, FormField>> = arrivalSheet.fields;
const lineFields: Readonly<Record<string, FormField>> = arrivalSheet.lists.lines.fields;

/** Panels beside a receipt: what it belongs to, and its change history. */
export const railOf = (arrival: PartsArrival, t: ReturnType<typeof useTranslation<'partsArrival'>>['t']) => ({
  changes: <ArrivalChanges id={arrival.id} />,
  first: [{ key: 'related', title: t('rail.related'), open: true, content: <Related arrival={arrival} t={t} /> }],
});

function Related({ arrival, t }: { arrival: PartsArrival; t: Parameters<typeof railOf>[1] }) {
  const mayReadList = useGrant('packingList:query');
  return (
    <dl className={styles.related}>
      <dt>{t('field.packingNo')}</dt>
      <dd>
        {mayReadList ? (
          <Link className="hw-link" to={`/parts/packingList/detail/${arrival.packingId}`}>
            {arrival.packingNo}
          </Link>
        ) : (
          arrival.packingNo
        )}
      </dd>
      <dt>{t('field.lines.orderNo')}</dt>
      <dd>{[...new Set(arrival.lines.map(({ orderNo }) => orderNo))].join(', ')}</dd>
      {arrival.partsClaimNo !== null && (
        <>
          <dt>{t('field.partsClaimNo')}</dt>
          <dd>
            {arrival.partsClaimId === null ? (
              arrival.partsClaimNo
            ) : (
              <Link className="hw-link" to={`/parts/claim/detail/${arrival.partsClaimId}`}>
                {arrival.partsClaimNo}
              </Link>
            )}
          </dd>
        </>
      )}
    </dl>
  );
}

/** A value as its field shows it elsewhere. */
function FoundValue({ field: name, value }: { field: string; value: string }) {
  const field = lineFields[name] ?? headerFields[name];
  return field ? <FieldText field={field} value={field.kind === 'number' ? Number(value) : value} document={undefined} /> : value;
}

/** Change history of a receipt and its lines, newest first. */
function ArrivalChanges({ id }: { id: string }) {
  return (
    <ChangeHistory
      docType="partsArrival"
      id={id}
      nameOf={({ field, line }) =>
        line === null ? (field in headerFields ? fieldName('partsArrival', field) : undefined) : fieldName('partsArrival', field, 'lines')
      }
      titleOf={(line) => line.slice(line.indexOf('/') + 1)}
      valueOf={(field, value) => <FoundValue field={field} value={value} />}
    />
  );
}

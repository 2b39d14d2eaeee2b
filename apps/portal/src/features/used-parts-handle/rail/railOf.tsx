import type { UsedPartsHandle } from '@harrow/api-client';
import { formatDate, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coreStatusTones } from '../../../shared/coreStatus.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import { HandleChanges } from './HandleChanges.tsx';
import styles from './rail.module.css';

/** Panels beside a document: its cores by claim with their due dates, and change history. */
export const railOf = (handle: UsedPartsHandle, t: ReturnType<typeof useTranslation<'usedPartsHandle'>>['t']) => ({
  changes: <HandleChanges id={handle.id} />,
  first: [{ key: 'cores', title: t('rail.cores'), count: handle.lines.length, open: true, content: <CoresByClaim handle={handle} /> }],
});

function CoresByClaim({ handle }: { handle: UsedPartsHandle }) {
  const { t } = useTranslation('usedPartsHandle');
  const mayRead = useGrant('warrantyClaim:query');
  const claims = [...new Set(handle.lines.map(({ claimId }) => claimId))].map((claimId) => ({
    claimId,
    lines: handle.lines.filter((line) => line.claimId === claimId),
  }));
  if (handle.lines.length === 0) return <p>{t('noLines')}</p>;
  return (
    <ul className={styles.claims}>
      {claims.map(({ claimId, lines }) => (
        <li key={claimId}>
          {mayRead ? (
            <Link className="hw-link" to={`/service/warrantyClaim/detail/${claimId}`}>
              {lines[0]!.claimNo}
            </Link>
          ) : (
            lines[0]!.claimNo
          )}
          <ul className={styles.cores}>
            {lines.map(({ id, partsCode, coreStatus, coreStatus_dictText: text, returnDue, retainUntil }) => (
              <li key={id}>
                <span>{partsCode}</span>
                <StatusTag color={coreStatusTones[coreStatus]} text={text} />
                <span className={styles.day}>
                  {returnDue === null ? t('rail.keep', { date: formatDate(retainUntil) }) : t('rail.due', { date: formatDate(returnDue) })}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

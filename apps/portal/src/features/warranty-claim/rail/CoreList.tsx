import type { ClaimCore } from '@harrow/api-client';
import { DateText, StatusTag } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { coreStatusTones } from '../../../shared/coreStatus.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import styles from './rail.module.css';

/** Cores of the claim with their status, and the due date of those to be returned. */
export function CoreList({ cores }: { cores: readonly ClaimCore[] }) {
  const mayFollow = useGrant('usedPartsHandle:query');
  return (
    <ul className={styles.cores}>
      {cores.map(({ taskId, tagNo, partsCode, coreStatus, coreStatus_dictText: text, returnDue }) => (
        <li key={taskId}>
          {mayFollow ? (
            <Link className="hw-link" to={`/service/usedParts/tasks?id=${taskId}`}>
              {tagNo}
            </Link>
          ) : (
            tagNo
          )}
          <span>{partsCode}</span>
          <StatusTag variant="dot" color={coreStatusTones[coreStatus]} text={text} />
          {coreStatus === 'to_return' && <DateText value={returnDue} />}
        </li>
      ))}
    </ul>
  );
}

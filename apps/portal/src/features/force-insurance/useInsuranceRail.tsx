import type { ForceInsurance } from '@harrow/api-client';
import { DateText, type RailPanel, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDocumentRail } from '../../documents/page/useDocumentRail.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { policyFiles } from './insurances.ts';
import styles from './forceInsurance.module.css';

/** What stands beside a policy: the chain that it is part of, log, files and changes. */
export function useInsuranceRail(policy: ForceInsurance): RailPanel[] {
  const { t } = useTranslation('forceInsurance');
  return useDocumentRail({
    docType: 'forceInsurance',
    document: policy,
    filesTable: policyFiles,
    changes: (
      <MasterHistory
        id={policy.id}
        words={{ docType: 'forceInsurance', namespace: 'forceInsurance', dictionaries: { insuranceType: 'insurance_type', status: 'bill_status' } }}
      />
    ),
    first: [{ key: 'chain', title: t('rail.chain'), count: policy.chain.length, open: true, content: <Chain policy={policy} /> }],
  });
}

/** The policies of the machine one after the other. */
function Chain({ policy }: { policy: ForceInsurance }) {
  return (
    <ol className={styles.chain}>
      {policy.chain.map(({ id, insuranceNo, policyNo, policyStart, policyEnd, status, status_dictText: text }) => (
        <li key={id}>
          {id === policy.id ? (
            <strong>{policyNo ?? insuranceNo}</strong>
          ) : (
            <Link className="hw-link" to={`/service/forceInsurance/detail/${id}`}>
              {policyNo ?? insuranceNo}
            </Link>
          )}
          <StatusTag color={billStatusTones[status]} text={text} />
          <span>
            <DateText value={policyStart} /> – <DateText value={policyEnd} />
          </span>
        </li>
      ))}
    </ol>
  );
}

import type { ForceInsurance } from '@harrow/api-client';
import { DateText, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { insuranceListing } from './insurances.ts';
import styles from './forceInsurance.module.css';

const words = { docType: 'forceInsurance', namespace: 'forceInsurance', dictionaries: { insuranceType: 'insurance_type', status: 'bill_status' } };

/** Panels beside a policy: the machine's chain of policies, and change history. */
export const railOf = (policy: ForceInsurance, t: ReturnType<typeof useTranslation<'forceInsurance'>>['t']) => ({
  changes: <MasterHistory id={policy.id} words={words} />,
  first: [{ key: 'chain', title: t('rail.chain'), count: policy.chain.length, open: true, content: <Chain policy={policy} /> }],
});

/** The policies of the machine one after the other. */
function Chain({ policy }: { policy: ForceInsurance }) {
  return (
    <ol className={styles.chain}>
      {policy.chain.map(({ id, insuranceNo, policyNo, policyStart, policyEnd, status, status_dictText: text }) => (
        <li key={id}>
          {id === policy.id ? (
            <strong>{policyNo ?? insuranceNo}</strong>
          ) : (
            <Link className="hw-link" to={`${insuranceListing.address}/detail/${id}`}>
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

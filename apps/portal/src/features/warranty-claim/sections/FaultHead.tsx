import { Money, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../../shared/billStatus.ts';
import { useFormPart } from '../../../documents/form/document/openForm.ts';
import { useClaimFacts } from '../claimFacts.ts';
import type { Fault } from '../form/claimForm.ts';
import { faultAmount } from '../form/claimTotals.ts';
import { problemsOf } from './problemsOf.ts';
import styles from './sections.module.css';

/** One line that identifies a fault: number, code, name, problems, verdict, amount. */
export function FaultHead({ fault, no }: { fault: Fault; no: number }) {
  const { t } = useTranslation('warrantyClaim');
  const { rates, currency } = useClaimFacts();
  const wrong = problemsOf(
    fault,
    useFormPart((state) => state.errors),
  ).length;
  return (
    <span className={styles.faultHead}>
      <strong>{t('fault.number', { no })}</strong>
      <span className={styles.faultName}>{[fault.bugCode, fault.bugName].filter(Boolean).join(' ')}</span>
      {wrong > 0 && <StatusTag color="error" text={t('fault.errors', { count: wrong })} />}
      {fault.repeatFlag === 'Y' && <StatusTag color="warning" text={t('fault.repeat')} />}
      {fault.auditResult && <StatusTag color={billStatusTones[fault.auditResult]} dict="bill_status" value={fault.auditResult} />}
      <span className={styles.faultAmount}>
        <Money amount={faultAmount(fault, rates)} currency={currency} />
      </span>
    </span>
  );
}

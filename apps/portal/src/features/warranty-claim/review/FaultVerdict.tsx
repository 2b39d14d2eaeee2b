import { LimitedInput } from '@harrow/ui';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FaultRow } from '../form/claimForm.ts';
import { useReviewing } from './reviewing.ts';
import styles from './review.module.css';

/** The reviewer's verdict on a fault: to give, or to read. */
export function FaultVerdict({ fault, no }: { fault: FaultRow; no: number }) {
  const { t } = useTranslation('warrantyClaim');
  const reviewing = useReviewing();
  if (!reviewing) return fault.auditRemark ? <p className={styles.remark}>{fault.auditRemark}</p> : null;
  const { review, change } = reviewing;
  const verdict = review.faults[fault.id] ?? { result: 'pass', remark: '' };
  const set = (patch: Partial<typeof verdict>): void => change({ faults: { ...review.faults, [fault.id]: { ...verdict, ...patch } } });
  return (
    <div className={styles.verdict}>
      <Radio.Group
        optionType="button"
        aria-label={t('review.verdict', { no })}
        value={verdict.result}
        options={[
          { value: 'pass', label: t('review.faultPass') },
          { value: 'no_pass', label: t('review.faultNoPass') },
        ]}
        onChange={(event) => set({ result: event.target.value })}
      />
      <LimitedInput
        className={styles.verdictRemark}
        aria-label={t('field.bugList.auditRemark')}
        placeholder={t('field.bugList.auditRemark')}
        limit={500}
        value={verdict.remark}
        onChange={(event) => set({ remark: event.target.value })}
      />
    </div>
  );
}

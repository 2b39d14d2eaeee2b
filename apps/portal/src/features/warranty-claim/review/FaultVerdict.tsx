import { LimitedInput } from '@harrow/ui';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../documents/actions/marks.ts';
import type { FaultRow } from '../form/claimForm.ts';
import { useReviewing } from './reviewing.ts';
import styles from './review.module.css';
import { verdictOn } from './reviewForm.ts';

/** The reviewer's verdict on a fault: to give, or to read. */
export function FaultVerdict({ fault, no }: { fault: FaultRow; no: number }) {
  const { t } = useTranslation('warrantyClaim');
  const reviewing = useReviewing();
  if (!reviewing) return fault.auditRemark ? <p className={styles.remark}>{fault.auditRemark}</p> : null;
  const { values, type } = reviewing;
  const remark = placeKey('auditRemark', fault.id);
  return (
    <div className={styles.verdict}>
      <Radio.Group
        optionType="button"
        aria-label={t('review.verdict', { no })}
        value={verdictOn(values, fault.id)}
        options={[
          { value: 'pass', label: t('review.faultPass') },
          { value: 'no_pass', label: t('review.faultNoPass') },
        ]}
        onChange={(event) => type({ [placeKey('auditResult', fault.id)]: event.target.value })}
      />
      <LimitedInput
        className={styles.verdictRemark}
        aria-label={t('field.bugList.auditRemark')}
        placeholder={t('field.bugList.auditRemark')}
        limit={500}
        value={(values[remark] as string | undefined) ?? ''}
        onChange={(event) => type({ [remark]: event.target.value })}
      />
    </div>
  );
}

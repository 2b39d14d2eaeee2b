import type { ClaimChargeBack, WarrantyClaim } from '@harrow/api-client';
import { DateText, Money, StatusTag, type StatusTagProps } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './chargeBack.module.css';

const tones: Record<ClaimChargeBack['status'], NonNullable<StatusTagProps['color']>> = {
  waiting: 'warning',
  confirmed: 'processing',
  refused: 'default',
  settled: 'success',
};

/** Charge-backs on the claim: amount, reason, user and decision. */
export function ChargeBackList({ claim: { chargeBacks, currency } }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <ul className={styles.list}>
      {chargeBacks.map(({ id, amount, status, reason, createName, createTime, decidedName, decidedTime, decidedReason, feeNo }) => (
        <li key={id}>
          <div className={styles.head}>
            <Money amount={amount} currency={currency} strong />
            <StatusTag variant="dot" color={tones[status]} text={t(`chargeBack.status.${status}`)} />
          </div>
          <p>{reason}</p>
          <p className={styles.quiet}>
            {createName} · <DateText value={createTime} />
          </p>
          {decidedTime !== null && (
            <p className={styles.quiet}>
              {decidedName} · <DateText value={decidedTime} />
              {feeNo !== null && ` · ${t('chargeBack.fee', { no: feeNo })}`}
            </p>
          )}
          {decidedReason !== null && <p>{decidedReason}</p>}
        </li>
      ))}
    </ul>
  );
}

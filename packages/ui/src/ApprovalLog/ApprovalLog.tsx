import type { ReactNode } from 'react';
import { DateText } from '../DateText/DateText.tsx';
import type { Tone } from '../styles/tones.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './ApprovalLog.module.css';

export interface ApprovalStep {
  key: string;
  /** Action, e.g. "Submitted". */
  action: ReactNode;
  /** Default `default`. */
  tone?: Tone;
  operator: ReactNode;
  organisation?: ReactNode;
  /** Wire time. */
  time: string;
  /** Status before and after. */
  from?: ReactNode;
  to?: ReactNode;
  /** Why it was returned or refused. */
  reason?: ReactNode;
  opinion?: string;
}

export interface ApprovalLogProps {
  /** In order of time. */
  steps: ApprovalStep[];
}

/** Actions on a document with their authors and times, in chronological order. */
export function ApprovalLog({ steps }: ApprovalLogProps) {
  const { t } = useTranslation('ui');
  if (steps.length === 0) return <p className={styles.empty}>{t('log.empty')}</p>;
  return (
    <ol className={styles.log}>
      {steps.map((step) => (
        <li key={step.key} className={`${styles.step} hw-tone-${step.tone ?? 'default'}`}>
          <div className={styles.action}>
            <strong>{step.action}</strong>
            {step.to && step.to !== step.from && (
              <span className={styles.change}>
                {step.from && <>{step.from} → </>}
                {step.to}
              </span>
            )}
          </div>
          <div className={styles.who}>
            <span>
              {step.operator}
              {step.organisation && <> · {step.organisation}</>}
            </span>
            <DateText value={step.time} />
          </div>
          {(step.reason ?? step.opinion) && (
            <blockquote className={styles.opinion}>
              {step.reason && <div className={styles.reason}>{step.reason}</div>}
              {step.opinion}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}

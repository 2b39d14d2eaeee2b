import type { ReactNode } from 'react';
import { DateText } from '../DateText/DateText.tsx';
import type { Tone } from '../styles/tones.ts';
import { useTranslation } from '../HarrowProvider/useTranslation.ts';
import './ApprovalLog.css';

export interface ApprovalStep {
  key: string;
  /** What was done, e.g. "Submitted". */
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

/** Who did what with a document and when, in order of time. */
export function ApprovalLog({ steps }: { steps: ApprovalStep[] }) {
  const { t } = useTranslation('ui');
  if (steps.length === 0) return <p className="hw-log-empty">{t('log.empty')}</p>;
  return (
    <ol className="hw-log">
      {steps.map((step) => (
        <li key={step.key} className={`hw-log-step hw-tone-${step.tone ?? 'default'}`}>
          <div className="hw-log-action">
            <strong>{step.action}</strong>
            {step.to && step.to !== step.from && (
              <span className="hw-log-change">
                {step.from && <>{step.from} → </>}
                {step.to}
              </span>
            )}
          </div>
          <div className="hw-log-who">
            <span>
              {step.operator}
              {step.organisation && <> · {step.organisation}</>}
            </span>
            <DateText value={step.time} />
          </div>
          {(step.reason ?? step.opinion) && (
            <blockquote className="hw-log-opinion">
              {step.reason && <div className="hw-log-reason">{step.reason}</div>}
              {step.opinion}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}

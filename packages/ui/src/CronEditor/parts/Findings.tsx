import type { CronConversion } from '@harrow/validation/cron';
import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import type { ExpressionState, Problem } from '../hooks/useExpression.ts';
import { warningsOf } from '../model/warnings.ts';

interface FindingsProps {
  state: ExpressionState;
  timeZone: string;
  readOnly: boolean;
}

/** Errors, conversions and warnings of the expression. */
export function Findings({ state, timeZone, readOnly }: FindingsProps) {
  const { t } = useCronTexts();
  const { cron, problem, converted } = state;
  const warnings = useMemo(() => (cron ? warningsOf(cron, new Date(), timeZone) : []), [cron, timeZone]);
  return (
    <div className={styles.findings} aria-live="polite">
      {problem && <ProblemNote problem={problem} state={state} readOnly={readOnly} />}
      {converted.length > 0 && <Alert type="info" title={t('convert.title')} description={<Conversions conversions={converted} />} />}
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" title={t(`warning.${warning}`)} />
      ))}
    </div>
  );
}

function Conversions({ conversions }: { conversions: readonly CronConversion[] }) {
  const { t } = useCronTexts();
  return (
    <ul className={styles.conversions}>
      {conversions.map(({ code, from, to }) => (
        <li key={code}>{t('convert.step', { what: t(`convert.${code}`), from, to })}</li>
      ))}
    </ul>
  );
}

/** The text with its wrong characters marked, why they are wrong, and what could stand there. */
function ProblemNote({ problem: { error, offer, reason }, state, readOnly }: { problem: Problem; state: ExpressionState; readOnly: boolean }) {
  const { t, partLabel } = useCronTexts();
  const { text } = state;
  const { index, length, part, code, min, max, suggestion } = error;
  const [before, wrong, after] = [text.slice(0, index), text.slice(index, index + length), text.slice(index + length)];
  const isOfPart = code !== 'partCount';
  const message = t(`error.${code}`, { min, max });
  return (
    <Alert
      type="error"
      title={isOfPart ? t('errorAt', { part: partLabel(part), position: index + 1, error: message }) : message}
      description={
        <>
          <code className={styles.marked}>
            {before}
            <mark>{wrong || '\u00a0'}</mark>
            {after}
          </code>
          {reason && <p>{t(`convert.${reason}`)}</p>}
          {offer && <Conversions conversions={offer.conversions} />}
          {!readOnly && (
            <div className={styles.offers}>
              {suggestion !== undefined && (
                <Button size="small" onClick={() => state.setText(before + suggestion + after)}>
                  {t('use', { text: suggestion })}
                </Button>
              )}
              {offer && (
                <Button size="small" onClick={() => state.setText(offer.text)}>
                  {t('use', { text: offer.text })}
                </Button>
              )}
            </div>
          )}
        </>
      }
    />
  );
}

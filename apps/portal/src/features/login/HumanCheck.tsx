import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HumanCheck.module.css';

/** Share of the way, in percent, from which on the slider counts as dragged to the end. */
const endPercent = 99;

/**
 * The slider that has to be dragged to the end; released early it snaps back, at the end it locks.
 * A native range input, so that arrow keys, End and screen readers work. It slows scripts and hasty fingers down, no
 * more: the server counts failures itself.
 */
export function HumanCheck({ onPassed }: { onPassed: () => void }) {
  const { t } = useTranslation('login');
  const [percent, setPercent] = useState(0);
  const isPassed = percent >= endPercent;
  const text = t(isPassed ? 'human.passed' : 'human.drag');
  const letGo = (): void => {
    if (!isPassed) setPercent(0);
  };
  return (
    <div className={styles.check} data-passed={isPassed || undefined}>
      <span aria-hidden="true">{text}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={isPassed}
        aria-label={text}
        style={{ '--way': `${percent}%` } as CSSProperties}
        onChange={(event) => {
          const next = Number(event.target.value);
          setPercent(next);
          if (next >= endPercent) onPassed();
        }}
        onPointerUp={letGo}
        onBlur={letGo}
      />
      <span role="status">
        {isPassed ? text : ''}
      </span>
    </div>
  );
}

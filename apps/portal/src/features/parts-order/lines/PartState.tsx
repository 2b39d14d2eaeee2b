import type { CellAria } from '@harrow/ui/editable-table';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LineProblem, WayOut } from './lineProblem.ts';
import styles from './lines.module.css';

interface PartStateProps {
  name: string | null;
  problem: LineProblem | undefined;
  /** States of the cell, for the button. */
  aria?: CellAria;
  /** Absent: it is only told. */
  onTake?: (wayOut: WayOut) => void;
}

/** Name of the part of a line, with what stands against it, and the way out as a button. */
export function PartState({ name, problem, aria, onTake }: PartStateProps) {
  const { t } = useTranslation('partsOrder');
  const text = problem && problemText(problem, t);
  const wayOut = problem?.wayOut;
  return (
    <span className={styles.state}>
      {name && (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      {text && (
        <span className={styles.against}>
          <small className={styles.problem}>{text}</small>
          {wayOut && onTake && (
            <Button size="small" type="link" className={styles.wayOut} aria-describedby={aria?.['aria-describedby']} onClick={() => onTake(wayOut)}>
              {wayOut.kind === 'useNew' && t('line.useNew', { code: wayOut.partsCode })}
              {wayOut.kind === 'roundUp' && t('line.roundUp', { n: wayOut.qty })}
              {wayOut.kind === 'addTo' && t('line.addTo', { n: wayOut.lineNo })}
            </Button>
          )}
        </span>
      )}
    </span>
  );
}

/** The problem of a line in the user's language. */
export const problemText = ({ text, code, multiple }: LineProblem, t: ReturnType<typeof useTranslation<'partsOrder'>>['t']): string =>
  text ?? (code === 'twice' ? t('line.twice') : t('line.multiple', { n: multiple ?? 1 }));

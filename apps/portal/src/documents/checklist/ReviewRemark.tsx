import { useFieldProblem } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../actions/marks.ts';
import { useReview } from '../review/reviewInHand.ts';
import type { CheckLine } from './checkLine.ts';
import styles from './checklist.module.css';

interface ReviewRemarkProps {
  line: CheckLine;
  /** Open from the start, as at failed items. Otherwise its button opens it. */
  isOpen: boolean;
}

const rules = limitRules({ type: 'string', maxLength: 200 });

/** The reviewer's remark on a line of a document that is returned. */
export function ReviewRemark({ line, isOpen }: ReviewRemarkProps) {
  const { t } = useTranslation('documents');
  const { values, type } = useReview();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const place = placeKey('remark', line.id!);
  const remark = (values[place] as string | undefined) ?? '';
  const problem = useFieldProblem(rules, remark);
  const label = t('checklist.remarkOf', { item: line.itemName });
  if (!isOpen && !isAsked && remark === '')
    return (
      <button type="button" className={`hw-link ${styles.wide}`} aria-label={label} onClick={() => setAsked(true)}>
        {t('checklist.addRemark')}
      </button>
    );
  return (
    <div className={styles.wide}>
      <Input
        aria-label={label}
        aria-describedby={`${id}-note`}
        placeholder={t('checklist.remark')}
        autoFocus={isAsked}
        value={remark}
        {...(problem && { status: 'error', 'aria-invalid': true })}
        onChange={({ target }) => type({ [place]: target.value })}
      />
      <p id={`${id}-note`} aria-live="polite" className={styles.error}>
        {problem}
      </p>
    </div>
  );
}

import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckLine } from './checkLine.ts';
import styles from './checklist.module.css';
import type { LineNotes } from './useLineNotes.ts';

interface ReviewRemarkProps {
  line: CheckLine;
  notes: Pick<LineNotes<{ remark?: string }>, 'notes' | 'note'>;
  /** Asked for from the start, as at what failed. Otherwise a press of its button opens it. */
  isOpen: boolean;
}

/** What the reviewer says about a line when its document goes back. */
export function ReviewRemark({ line, notes: { notes, note }, isOpen }: ReviewRemarkProps) {
  const { t } = useTranslation('documents');
  const [isAsked, setAsked] = useState(false);
  const remark = notes[line.id!]?.remark ?? '';
  const label = t('checklist.remarkOf', { item: line.itemName });
  if (!isOpen && !isAsked && remark === '')
    return (
      <button type="button" className={`hw-link ${styles.wide}`} aria-label={label} onClick={() => setAsked(true)}>
        {t('checklist.addRemark')}
      </button>
    );
  return (
    <Input
      className={styles.wide}
      aria-label={label}
      placeholder={t('checklist.remark')}
      autoFocus={isAsked}
      maxLength={200}
      value={remark}
      onChange={({ target }) => note(line.id!, { remark: target.value })}
    />
  );
}

/** The remarks as the review hands them in. */
export const remarksOf = (notes: Readonly<Record<string, { remark?: string }>>): { id: string; remark: string }[] =>
  Object.entries(notes).flatMap(([id, { remark }]) => (remark?.trim() ? [{ id, remark: remark.trim() }] : []));

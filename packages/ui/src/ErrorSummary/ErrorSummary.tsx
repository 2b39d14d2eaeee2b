import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { focusField } from './focusField.ts';
import styles from './ErrorSummary.module.css';

export interface FieldError {
  key: string;
  /** The section's name: errors with the same one are listed under it. */
  section?: ReactNode;
  text: ReactNode;
  /** DOM id of the field; antd gives a `Form.Item` the id `{form}_{name}`. */
  fieldId?: string;
  /** For fields that are not in the document yet, such as a cell of a long table. */
  onJump?: () => void;
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the page. */
  errors: FieldError[];
  /** Heading of the summary. Default: how many fields need attention. */
  title?: ReactNode;
  /** `warning`: marked fields, such as those of a reviewer; they are not invalid, and the focus stays where it is. Default `error`. */
  tone?: 'error' | 'warning';
}

/** All errors of a document, listed by section at its top, in as many columns as there is room for; each jumps to its field. Errors take the focus when they appear. */
export function ErrorSummary({ errors, title, tone = 'error' }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  const count = errors.length;
  const wereThere = useRef(false);
  useEffect(() => {
    // Its tab may only be shown again; errors that were there before do not take the focus.
    if (count > 0 && tone === 'error' && !wereThere.current) box.current?.focus();
    wereThere.current = count > 0;
    // Fixing one error after the other must not pull the focus away from the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count > 0]);
  if (count === 0) return null;
  return (
    <div ref={box} className={`${styles.errors} hw-tone-${tone}`} role={tone === 'error' ? 'alert' : 'note'} tabIndex={-1} data-error-summary>
      <p className={styles.title}>{title ?? t('document.errorSummary', { n: count })}</p>
      <ul className={styles.groups}>
        {groupBySection(errors).map((group) => (
          <li key={group.errors[0].key}>
            {group.section && <span className={styles.section}>{group.section}</span>}
            {group.errors.map((error) => (
              <button key={error.key} type="button" className="hw-link" onClick={() => jump(error)}>
                {error.text}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ErrorGroup {
  section: ReactNode;
  errors: [FieldError, ...FieldError[]];
}

/** Each section once, where its first error stands; errors without a section stand alone. */
function groupBySection(errors: readonly FieldError[]): readonly ErrorGroup[] {
  const groups: ErrorGroup[] = [];
  for (const error of errors) {
    const group = error.section ? groups.find(({ section }) => section === error.section) : undefined;
    if (group) group.errors.push(error);
    else groups.push({ section: error.section, errors: [error] });
  }
  return groups;
}

function jump({ fieldId, onJump }: FieldError): void {
  onJump?.();
  if (fieldId) focusField(fieldId);
}

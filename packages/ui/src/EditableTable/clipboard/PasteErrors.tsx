import type { PasteError } from './pastePlan.ts';
import styles from './PasteErrors.module.css';

/** Entries listed; the rest is counted. Who pasted the wrong column sees that at the first few. */
const listed = 50;

interface PasteErrorsProps {
  errors: readonly PasteError[];
  /** The other cells were pasted. */
  isPartly: boolean;
  t: (key: string, values?: Record<string, unknown>) => string;
}

/** Cells that could not be pasted, with the reasons. */
export function PasteErrors({ errors, isPartly, t }: PasteErrorsProps) {
  return (
    <>
      <p>{t(isPartly ? 'paste.partlyHelp' : 'paste.refusedHelp', { count: errors.length })}</p>
      {/* Takes the focus, so that a long list can be scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.list} role="region" aria-label={t(isPartly ? 'paste.partly' : 'paste.refused')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('paste.row')}</th>
              <th scope="col">{t('paste.column')}</th>
              <th scope="col">{t('paste.text')}</th>
              <th scope="col">{t('paste.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, listed).map(({ row, column, text, error, values }, index) => (
              // Errors have no id and never change while they are shown.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td>{row}</td>
                <td>{column}</td>
                <td>{text}</td>
                <td>{t(error, values)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.length > listed && <p>{t('paste.more', { count: errors.length - listed })}</p>}
    </>
  );
}

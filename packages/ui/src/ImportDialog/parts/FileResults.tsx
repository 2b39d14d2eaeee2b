import { Flex } from 'antd';
import { shownName } from '../../attachments/shownName.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { StatusTag } from '../../StatusTag/index.ts';
import type { ImportedFile, ImportSource } from '../ImportDialog.types.ts';
import { FailedRowsLink } from './FailedRowsLink.tsx';
import styles from './ImportDialog.module.css';

interface FileResultsProps {
  files: ImportedFile[];
  checkedOnly: boolean;
  source: ImportSource;
}

/** Result of each file, with the first rows that failed. */
export function FileResults({ files, checkedOnly, source }: FileResultsProps) {
  const { t } = useTranslation('importDialog');
  return (
    <ul className={styles.results} aria-label={t('results')}>
      {files.map((file) => (
        <li key={file.fileName}>
          <Flex gap={8} wrap align="center">
            <strong className={styles.name}>{shownName(file.fileName)}</strong>
            <StatusTag color={stateOf(file)} text={file.readable ? t('counts', { done: file.successCount, failed: file.errorCount }) : t('unreadable')} />
          </Flex>
          <p className={styles.message}>{file.message}</p>
          {file.problems && file.problems.length > 0 && <Problems file={file} />}
          {!checkedOnly || file.errorCount > 0 ? <FailedRowsLink source={source} url={file.fileUrl} fileName={file.errorFileName} /> : null}
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ readable, errorCount, successCount }: ImportedFile): 'error' | 'warning' | 'success' =>
  !readable || (errorCount > 0 && successCount === 0) ? 'error' : errorCount > 0 ? 'warning' : 'success';

function Problems({ file: { fileName, problems = [] } }: { file: ImportedFile }) {
  const { t } = useTranslation('importDialog');
  return (
    // Scrolls by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.problems} role="region" aria-label={t('problemsOf', { name: fileName })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{t('row')}</th>
            <th>{t('field')}</th>
            <th>{t('value')}</th>
            <th>{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, fieldText, value, reason }) => (
            <tr key={`${row} ${fieldText} ${reason}`}>
              <td className="hw-number">{row}</td>
              <td>{fieldText || '–'}</td>
              <td>{value || '–'}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

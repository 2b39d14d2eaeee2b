import { DeleteOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import { shownName } from '../../attachments/shownName.ts';
import { FileSize } from '../../FileSize/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { checkWorkbook, type WorkbookRefusal } from '../model/checkWorkbook.ts';
import styles from './ImportDialog.module.css';

interface ChosenFilesProps {
  files: File[];
  maxFiles: number;
  maxMb: number;
  csv: boolean;
  disabled: boolean;
  onChange: (files: File[]) => void;
}

/** A place to drop workbooks, and those that are there. */
export function ChosenFiles({ files, maxFiles, maxMb, csv, disabled, onChange }: ChosenFilesProps) {
  const { t } = useTranslation('importDialog');
  const [refused, setRefused] = useState<{ name: string; why: WorkbookRefusal }[]>([]);
  const add = (given: File[]): void => {
    const next = [...files];
    const wrong: typeof refused = [];
    for (const file of given) {
      const why = checkWorkbook(file, next, { maxFiles, maxMb, csv });
      if (why) wrong.push({ name: file.name, why });
      else next.push(file);
    }
    setRefused(wrong);
    if (next.length > files.length) onChange(next);
  };
  return (
    <Flex vertical gap={8}>
      <Upload.Dragger
        multiple
        accept={csv ? '.csv,.xls,.xlsx' : '.xls,.xlsx'}
        showUploadList={false}
        disabled={disabled}
        beforeUpload={(file, list) => {
          // Called once per file: all of them are taken with the first.
          if (file === list[0]) add(list);
          return false;
        }}
      >
        <p className={styles.hint}>
          <FileExcelOutlined aria-hidden />
          <span>{t(csv ? 'dropTable' : 'drop')}</span>
        </p>
        <p className={styles.limits}>{t('limits', { files: maxFiles, mb: maxMb })}</p>
      </Upload.Dragger>
      {refused.map(({ name, why }) => (
        <Alert key={name} type="warning" showIcon title={t(`refused.${why}`, { name: shownName(name), mb: maxMb, n: maxFiles })} />
      ))}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <span className={styles.name}>{shownName(file.name)}</span>
              <FileSize bytes={file.size} />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('remove', { name: shownName(file.name) })}
                disabled={disabled}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </Flex>
  );
}

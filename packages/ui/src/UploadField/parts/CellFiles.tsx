import { PaperClipOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { DownloadLink } from '../../attachments/viewer/DownloadLink.tsx';
import { shownName } from '../../attachments/shownName.ts';
import { shortName } from '../../fileValues/fileValues.ts';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';
import { toStored } from '../model/fieldFiles.ts';
import styles from '../UploadField.module.css';
import type { FieldFile } from '../UploadField.types.ts';
import { addressOf, type FileActions } from './fileActions.ts';

interface CellFilesProps {
  files: readonly FieldFile[];
  actionsOf: (index: number) => FileActions;
}

/** Files in one line, each with a menu. */
export function CellFiles({ files, actionsOf }: CellFilesProps) {
  return files.map((file, index) => <CellFile key={`${index} ${file.path}`} {...actionsOf(index)} />);
}

function CellFile({ file, store, allowDownload, onOpen, onRemove }: FileActions) {
  const { t } = useUploadTexts();
  const url = addressOf(store, file);
  const name = shownName(file.name);
  const items: NonNullable<MenuProps['items']> = [
    ...(url ? [{ key: 'open', label: t('ui:files.open', { name: '' }).trim(), onClick: onOpen }] : []),
    ...(url && allowDownload
      ? [
          {
            key: 'download',
            label: (
              <DownloadLink store={store} file={toStored(file)}>
                {t('ui:files.download')}
              </DownloadLink>
            ),
          },
        ]
      : []),
    ...(onRemove ? [{ key: 'remove', danger: true, label: t('ui:files.remove'), onClick: onRemove }] : []),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <button type="button" className={`hw-link ${styles.cellFile}`} title={name} aria-label={t('menu', { name })}>
        <PaperClipOutlined aria-hidden /> {shownName(shortName(file.name))}
      </button>
    </Dropdown>
  );
}

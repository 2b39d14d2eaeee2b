import { Alert, Button, Checkbox, Flex, Modal, Progress, Radio } from 'antd';
import { useState } from 'react';
import { registerMessages, useMessages } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { ImportDialogProps, ImportRequest } from '../ImportDialog.types.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FailedRows } from './FailedRows.tsx';
import { FileResults } from './FileResults.tsx';
import { useImport } from './useImport.ts';
import { WorkbookLinks } from './WorkbookLinks.tsx';

registerMessages('importDialog', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

export default function ImportModal(props: ImportDialogProps) {
  const { source, title, biz, foreignKeys, online = false, csv = false, maxFiles = 10, maxMb = 10, onClose, onImported } = props;
  const { t } = useTranslation('importDialog');
  const { modal, message } = useMessages();
  const [files, setFiles] = useState<File[]>([]);
  const [validateOnly, setValidateOnly] = useState(false);
  const [mode, setMode] = useState<ImportRequest['mode']>('valid');
  const { state, start, reset } = useImport(source);
  const { percent, outcome, failed } = state;
  const uploading = percent !== undefined;

  const choose = (next: File[]): void => {
    setFiles(next);
    reset();
  };
  const run = async (): Promise<void> => {
    const answer = await start({ files, mode, foreignKeys, ...(online && { validateOnly }), ...(biz && { isSingleTableImport: biz }) });
    if (!answer || answer.checkedOnly || answer.kind === 'refused') return;
    onImported?.();
    onClose();
    if (answer.kind === 'done') message.success(answer.message || t('imported'));
    else modal.warning({ title: t('withErrors'), width: 600, content: <FailedRows outcome={answer} source={source} /> });
  };

  return (
    <Modal
      open
      width={600}
      title={title ?? t('title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="primary" disabled={files.length === 0} loading={uploading} onClick={() => void run()}>
            {uploading ? t('uploading') : t('start')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {(source.template ?? source.sample) && (
          <Flex gap={24} wrap>
            {source.template && <WorkbookLinks label={t('template')} save={source.template} />}
            {source.sample && <WorkbookLinks label={t('sample')} save={source.sample} />}
          </Flex>
        )}
        <ChosenFiles csv={csv} files={files} maxFiles={maxFiles} maxMb={maxMb} disabled={uploading} onChange={choose} />
        <Radio.Group
          aria-label={t('mode')}
          value={mode}
          disabled={uploading || validateOnly}
          onChange={({ target }) => setMode(target.value as ImportRequest['mode'])}
          options={[
            { value: 'valid', label: t('validRows') },
            { value: 'all', label: t('allOrNothing') },
          ]}
        />
        {online && (
          <Checkbox checked={validateOnly} disabled={uploading} onChange={({ target }) => setValidateOnly(target.checked)}>
            {t('validateOnly')}
          </Checkbox>
        )}
        {uploading && (
          <Progress percent={percent} status="active" aria-label={t('progress')} format={(value) => (value === 100 ? t('reading') : `${value}%`)} />
        )}
        <div aria-live="polite">
          {failed && <Alert type="warning" showIcon title={t('noAnswer')} />}
          {outcome && (outcome.kind === 'refused' || outcome.checkedOnly) && (
            <Alert type={outcome.kind === 'refused' ? 'warning' : 'info'} showIcon title={outcome.message} />
          )}
        </div>
        {outcome?.files && <FileResults files={outcome.files} checkedOnly={outcome.checkedOnly} source={source} />}
      </Flex>
    </Modal>
  );
}

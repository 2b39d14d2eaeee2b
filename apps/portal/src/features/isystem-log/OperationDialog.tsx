import type { OperationLogDetail } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { Descriptions, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './OperationDialog.module.css';

/** JSON on several lines; text that was cut off stays as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** One call: who, from where, what it was given and what became of it. */
export function OperationDialog({ entry, onClose }: { entry: OperationLogDetail; onClose: () => void }) {
  const { t } = useTranslation('isystemLog');
  const items = [
    { key: 'createTime', children: <DateText value={entry.createTime} precision="second" /> },
    { key: 'logType', children: entry.logType_dictText },
    { key: 'username', children: [entry.username, entry.realname].filter(Boolean).join(' · ') },
    { key: 'ip', children: `${entry.ip} · ${entry.browser}` },
    { key: 'docNo', children: [entry.docType_dictText, entry.docNo].filter(Boolean).join(' · ') },
    { key: 'outcome', children: [entry.outcome_dictText, entry.errorCode].filter(Boolean).join(' · ') },
    { key: 'operationId', children: entry.operationId },
    { key: 'path', children: `${entry.method} ${entry.path}` },
    { key: 'costTime', children: entry.costTime },
    { key: 'requestId', children: entry.requestId },
  ] as const;
  return (
    <Modal open title={entry.title} width={760} footer={null} onCancel={onClose}>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={items.map(({ key, children }) => ({ key, label: t(`field.${key}`), children: children === '' ? '–' : children }))}
      />
      {entry.params !== null && <Block title={t('field.params')} text={indented(entry.params)} />}
      {entry.exception !== null && <Block title={t('field.exception')} text={entry.exception} />}
    </Modal>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <p className={styles.title}>{title}</p>
      <pre className={styles.text}>{text}</pre>
    </section>
  );
}

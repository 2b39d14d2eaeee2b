import { Alert, Input, Tooltip } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';
import type { WantedPart } from './orderRow.ts';
import { readPasted } from './readPasted.ts';

/** A field that adds lines: a code with its quantity typed, or many pasted from a spreadsheet. Lines that it cannot read stay in sight. */
export function QuickAdd({ onAdd }: { onAdd: (parts: readonly WantedPart[]) => void }) {
  const { t } = useTranslation('partsOrder');
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const add = (given: string): void => {
    const { parts, unread: left } = readPasted(given);
    setUnread(left);
    if (parts.length > 0) onAdd(parts);
    if (left.length === 0) setText('');
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // One line goes into the field, to be completed there.
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <>
      <Tooltip title={t('quick.hint')}>
        <Input.Search
          className={styles.quick}
          aria-label={t('quick.label')}
          placeholder={t('quick.label')}
          value={text}
          enterButton={t('quick.add')}
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
          onSearch={() => add(text)}
        />
      </Tooltip>
      {unread.length > 0 && (
        <Alert
          className={styles.unread}
          type="warning"
          showIcon
          closable={{ closeIcon: true, onClose: () => setUnread([]) }}
          title={t('quick.unread', { count: unread.length })}
          description={unread.join(' · ')}
        />
      )}
    </>
  );
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import { useTopic } from '../hooks/useTopic.ts';

/** The table's buttons between what the caller puts before and after them. Nothing at all if there is nothing to show. */
export function Toolbar({ prefix, suffix }: { prefix?: ReactNode; suffix?: ReactNode }) {
  const { model, commands, helpers } = useTableContext();
  const isEmpty = useTopic(model.topics, 'order', () => model.store.ids().length === 0);
  if (!prefix && !suffix && !commands.addable && !(helpers.selection && commands.removable)) return null;
  return (
    <div className={styles.toolbar}>
      {prefix}
      {/* An empty table offers the button where its rows will be. */}
      {commands.addable && !isEmpty && <AddButton />}
      {helpers.selection && commands.removable && <SelectionButtons />}
      {suffix && <div className={styles.suffix}>{suffix}</div>}
    </div>
  );
}

export function AddButton() {
  const { model, commands, t } = useTableContext();
  useTopic(model.topics, 'options', model.room);
  const room = useTopic(model.topics, 'order', model.room);
  return (
    <Button icon={<PlusOutlined aria-hidden />} disabled={room === 0} onClick={commands.add}>
      {t('add')}
    </Button>
  );
}

function SelectionButtons() {
  const { model, commands, t } = useTableContext();
  const count = useTopic(model.topics, 'selection', () => model.selection.ids().length);
  if (count === 0) return null;
  // "All" never chooses disabled rows, so a single press on it may not empty the selection: then there is a button that does.
  const clearable = model.store.rows().some(model.isDisabled);
  return (
    <>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => commands.remove(model.selection.ids())}>
        {t('removeSelected', { count })}
      </Button>
      {clearable && <Button onClick={model.selection.clear}>{t('clearSelection')}</Button>}
    </>
  );
}

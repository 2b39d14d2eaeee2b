import { DeleteOutlined, DownOutlined, PlusOutlined, SaveOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import type { TableAddSettings } from '../adding/useAddSettings.ts';
import { useTopic } from '../topics/useTopic.ts';
import type { TableRights } from '../permissions/tablePermissions.ts';
import type { TableToolbar, ToolbarButton } from '../props/RowOptions.types.ts';
import { AddSettingsButton } from '../adding/AddSettingsButton.tsx';

interface ToolbarProps extends TableToolbar {
  /** The table's own menus. */
  tools: ReactNode;
  rights: TableRights;
  loading: boolean;
  addSettings: TableAddSettings | undefined;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

const usual: readonly ToolbarButton[] = ['add', 'remove', 'clearSelection', 'save'];

/** The table's buttons between what the caller puts before and after them. Nothing at all if there is nothing to show. */
export function Toolbar({ prefix, suffix, buttons = usual, onSave, tools, rights, loading, addSettings, collapsed, onCollapse }: ToolbarProps) {
  const { model, commands, helpers } = useTableContext();
  const isEmpty = useTopic(model.topics, 'order', () => model.store.ids().length === 0);
  const shows = (button: ToolbarButton) => buttons.includes(button) && !rights.excluded.has(button);
  const isOff = (button: ToolbarButton) => loading || rights.disabled.has(button);
  const [add, selection] = [commands.addable && shows('add'), helpers.selection];
  const [remove, clear] = [selection && commands.removable && shows('remove'), selection && shows('clearSelection')];
  const [save, collapse] = [shows('save') ? onSave : undefined, shows('collapse')];
  if (!prefix && !suffix && !tools && !add && !remove && !save && !collapse && !(clear && !isEmpty)) return null;
  return (
    <div className={styles.toolbar}>
      {prefix}
      {/* An empty table offers the button where its rows will be. */}
      {add && !isEmpty && <AddButton />}
      {add && addSettings && <AddSettingsButton {...addSettings} />}
      {save && <SaveButton onSave={save} disabled={isOff('save')} />}
      {(remove || clear) && <SelectionButtons remove={remove} clear={clear} />}
      {(suffix || tools || collapse) && (
        <div className={styles.suffix}>
          {suffix}
          {tools}
          {collapse && <CollapseButton collapsed={collapsed} onCollapse={onCollapse} disabled={isOff('collapse')} />}
        </div>
      )}
    </div>
  );
}

export function AddButton() {
  const { model, commands, t } = useTableContext();
  useTopic(model.topics, 'options', model.room);
  const room = useTopic(model.topics, 'order', model.room);
  const [added, setAdded] = useState(0);
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} disabled={room === 0 || commands.addDisabled} onClick={() => setAdded(commands.add())}>
        {t('add')}
      </Button>
      <span role="status" className="hw-hidden">
        {added > 1 && t('added', { count: added })}
      </span>
    </>
  );
}

function SelectionButtons({ remove, clear }: { remove: boolean; clear: boolean }) {
  const { model, commands, selectionType, t } = useTableContext();
  const count = useTopic(model.topics, 'selection', () => model.selection.ids().length);
  if (count === 0) return null;
  // "All" never chooses disabled rows, so a single press on it may not empty the selection, and a radio cannot be taken back: then there is a button that does.
  const clearable = clear && (selectionType === 'radio' || model.selection.reserved() > 0 || model.store.rows().some(model.isDisabled));
  return (
    <>
      {remove && (
        <Button danger icon={<DeleteOutlined aria-hidden />} disabled={commands.removeDisabled} onClick={() => commands.remove(model.selection.ids())}>
          {t('removeSelected', { count })}
        </Button>
      )}
      {clearable && <Button onClick={model.selection.clear}>{t('clearSelection')}</Button>}
    </>
  );
}

function SaveButton({ onSave, disabled }: { onSave: NonNullable<TableToolbar['onSave']>; disabled: boolean }) {
  const { t } = useTableContext();
  const { message } = useMessages();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      await onSave();
    } catch (refusal) {
      void message.error(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button icon={<SaveOutlined aria-hidden />} loading={isBusy} disabled={disabled} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}

interface CollapseButtonProps extends Pick<ToolbarProps, 'collapsed' | 'onCollapse'> {
  disabled: boolean;
}

function CollapseButton({ collapsed, onCollapse, disabled }: CollapseButtonProps) {
  const { tableId, t } = useTableContext();
  return (
    <Button
      type="text"
      icon={collapsed ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
      aria-expanded={!collapsed}
      aria-controls={`${tableId}-frame`}
      disabled={disabled}
      onClick={() => onCollapse(!collapsed)}
    >
      {t(collapsed ? 'unfold' : 'collapse')}
    </Button>
  );
}

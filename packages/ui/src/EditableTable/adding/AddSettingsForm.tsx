import { SaveOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { useId } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import { useTableContext } from '../context/tableContext.ts';
import type { TableAddSettings } from './useAddSettings.ts';
import { useTopic } from '../topics/useTopic.ts';
import rowStyles from '../rows/rows.module.css';

/** Settings of the add button: number of rows, position, and whether to scroll there. */
export default function AddSettingsForm({ settings, change, save }: TableAddSettings) {
  const { model, t } = useTableContext();
  const { message } = useMessages();
  const id = useId();
  const rowCount = useTopic(model.topics, 'order', () => model.store.ids().length);

  async function handleSave() {
    try {
      await save();
      void message.success(t('addSettings.saved'));
    } catch {
      void message.error(t('addSettings.notSaved'));
    }
  }

  return (
    <div role="group" aria-labelledby={`${id}-title`} className={rowStyles.addSettings}>
      <div className={rowStyles.addSettingsHead}>
        <strong id={`${id}-title`}>{t('addSettings.title')}</strong>
        <Button
          type="text"
          size="small"
          icon={<SaveOutlined aria-hidden />}
          aria-label={t('addSettings.save')}
          title={t('addSettings.save')}
          onClick={() => void handleSave()}
        />
      </div>
      <label htmlFor={`${id}-count`}>{t('addSettings.count')}</label>
      <InputNumber
        id={`${id}-count`}
        autoFocus
        min={1}
        precision={0}
        value={settings.addRowNum}
        onChange={(addRowNum) => change({ ...settings, addRowNum: addRowNum ?? 1 })}
      />
      <label htmlFor={`${id}-index`}>{t('addSettings.index')}</label>
      <InputNumber
        id={`${id}-index`}
        min={0}
        max={rowCount}
        precision={0}
        aria-describedby={`${id}-help`}
        value={Math.min(settings.addIndex, rowCount)}
        onChange={(addIndex) => change({ ...settings, addIndex: addIndex ?? 0 })}
      />
      <small id={`${id}-help`}>{t('addSettings.indexHelp')}</small>
      <Checkbox checked={settings.addScrollToBottom} onChange={({ target }) => change({ ...settings, addScrollToBottom: target.checked })}>
        {t('addSettings.scroll')}
      </Checkbox>
    </div>
  );
}

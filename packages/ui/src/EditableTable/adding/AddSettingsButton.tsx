import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { Suspense } from 'react';
import { lazyDialog } from '../../HarrowProvider/parts/lazyPart.ts';
import rowStyles from '../rows/rows.module.css';
import { useTableContext } from '../context/tableContext.ts';
import type { TableAddSettings } from './useAddSettings.ts';

const { Dialog: AddSettingsForm, prepare } = lazyDialog(() => import('./AddSettingsForm.tsx'));

/** The gear beside the add button: how many rows it adds, where, and whether to go there. Holds at once; the disk keeps it. */
export function AddSettingsButton(addSettings: TableAddSettings) {
  const { t } = useTableContext();
  const form = (
    // As wide as the form, so that the pop-up stays where it opened.
    <Suspense fallback={<div className={rowStyles.addSettings} />}>
      <AddSettingsForm {...addSettings} />
    </Suspense>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" destroyOnHidden content={form}>
      <Button icon={<SettingOutlined aria-hidden />} aria-label={t('addSettings.open')} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} />
    </Popover>
  );
}

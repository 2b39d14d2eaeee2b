import { SettingOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { ListLayoutState } from '../../hooks/useListLayout.ts';
import type { Column } from '../../model/columns.ts';

const ColumnSettings = lazyPart(() => import('./ColumnSettings.tsx'));

/** Opens the column settings. */
export function ColumnSettingsButton<T>({ columns, state }: { columns: Column<T>[]; state: ListLayoutState }) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={
        <Suspense>
          {/* A column's record type does not matter to its title. */}
          <ColumnSettings columns={columns as Column<unknown>[]} state={state} />
        </Suspense>
      }
    >
      <button type="button" className="hw-icon-button" aria-label={t('columns.button')} title={t('columns.button')} aria-expanded={open}>
        <SettingOutlined aria-hidden />
      </button>
    </Popover>
  );
}

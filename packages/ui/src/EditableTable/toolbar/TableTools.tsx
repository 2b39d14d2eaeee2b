import { DownloadOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { Dropdown, Popover } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useMessages } from '../../HarrowProvider/index.ts';
import type { TableOutput } from '../props/EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';

const ErrorBar = lazyPart(() => import('../errors/ErrorBar.tsx'));
const ColumnSettingsPanel = lazyPart(() => import('../columnSettings/ColumnSettingsPanel.tsx'));

interface TableToolsProps {
  size: 'default' | 'compact';
  /** Cells are wrong. */
  isWrong: boolean;
  findable: boolean;
  output: TableOutput | undefined;
}

/** Toolbar of the table. */
export function TableTools({ size, isWrong, findable, output }: TableToolsProps) {
  const { settings } = useTableTools();
  return (
    <>
      {isWrong && (
        <Suspense>
          <ErrorBar />
        </Suspense>
      )}
      {findable && <FindButton />}
      {output && <OutputMenu output={output} />}
      {settings && <ColumnSettingsButton size={size} />}
    </>
  );
}

/** Opens the bar to find texts in cells, as Ctrl+F does. */
function FindButton() {
  const { find, t } = useTableContext();
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={t('find.open')}
      title={t('find.open')}
      aria-keyshortcuts="Control+F Meta+F"
      onClick={() => find.open()}
    >
      <SearchOutlined aria-hidden />
    </button>
  );
}

/** Opens the settings of columns and rows. */
function ColumnSettingsButton({ size }: { size: 'default' | 'compact' }) {
  const { t } = useTableContext();
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
          <ColumnSettingsPanel size={size} />
        </Suspense>
      }
    >
      <button
        type="button"
        className={styles.iconButton}
        aria-label={t('columns.settings')}
        title={t('columns.settings')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <SettingOutlined aria-hidden />
      </button>
    </Popover>
  );
}

/** Print, CSV, and what the application makes of the rows. */
function OutputMenu({ output }: { output: TableOutput }) {
  const { t } = useTableContext();
  const { exports } = useTableTools();
  const { message } = useMessages();
  const { onXlsx, fileName } = output;
  const items = [
    { key: 'csv', label: t('output.csv') },
    ...(onXlsx ? [{ key: 'xlsx', label: t('output.xlsx') }] : []),
    { key: 'print', label: t('output.print') },
  ];
  const run: Record<string, () => void | Promise<void>> = {
    csv: () => exports.downloadCsv(fileName),
    xlsx: () => onXlsx?.(exports.table()),
    print: exports.print,
  };
  async function take(key: string) {
    try {
      await run[key]?.();
    } catch (error) {
      message.error(t('output.failed', { message: error instanceof Error ? error.message : String(error) }));
    }
  }
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items,
        onClick: ({ key }) => void take(key),
      }}
    >
      <button type="button" className={styles.iconButton} aria-label={t('output.menu')} title={t('output.menu')} aria-haspopup="menu">
        <DownloadOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { useMessages, useSettings } from '../HarrowProvider/index.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { browserLayouts } from '../ListPage/index.ts';
import { visibleColumns } from '../ListPage/model/columns.ts';
import type { ExportButtonProps, ExportFormat, ExportRequest, ExportRows } from './ExportButton.types.ts';

const ExportDialog = lazyPart(() => import('./parts/ExportDialog.tsx'));

const workbooks: readonly ExportFormat[] = ['xls', 'xlsx'];

/**
 * Exports a list: the selection, what the filters leave, or all of it, with the columns the user sees or those they choose.
 * It fetches nothing by itself: `onExport` does.
 */
export function ExportButton<T extends object>(props: ExportButtonProps<T>) {
  const { columns, moreColumns = [], list, selectedIds = [], maxSelected = 200, isFiltered = false, formats = workbooks, onExport, children } = props;
  const { t } = useTranslation('ui');
  const { message } = useMessages();
  const { sources } = useSettings();
  const [format, setFormat] = useState(props.defaultFormat ?? formats[0] ?? 'xls');
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);

  const seen = (): string[] => {
    const layout = list === undefined ? { order: [] } : (sources.layouts ?? browserLayouts).read(list);
    return visibleColumns(columns, layout).map(({ key }) => key);
  };
  const run = async (request: ExportRequest): Promise<boolean> => {
    setBusy(true);
    try {
      const started = await onExport(request);
      if (started) void message.info(started);
      return true;
    } catch {
      // The caller has told the user; the button is ready for another try.
      return false;
    } finally {
      setBusy(false);
    }
  };
  const exportRows = (rows: ExportRows): void => void run({ rows, ids: rows === 'selected' ? selectedIds : [], columns: seen(), format });

  const tooMany = selectedIds.length > maxSelected;
  const items: MenuProps['items'] = [
    {
      key: 'selected',
      label: tooMany ? t('export.tooManySelected', { n: maxSelected }) : t('export.selected', { n: selectedIds.length }),
      disabled: selectedIds.length === 0 || tooMany,
    },
    { key: 'filtered', label: t('export.filtered'), disabled: !isFiltered },
    { key: 'all', label: t('export.all') },
    { type: 'divider' },
    { key: 'choose', label: t('export.choose') },
  ];
  return (
    <>
      <Dropdown
        menu={{ items, onClick: ({ key }) => (key === 'choose' ? setChoosing(true) : exportRows(key as ExportRows)) }}
        trigger={['click']}
        placement="bottomRight"
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={busy && !choosing} aria-haspopup="menu">
          {children ?? t('export.button')}
        </Button>
      </Dropdown>
      <Suspense>
        {choosing && (
          <ExportDialog
            columns={[...columns, ...moreColumns].map(({ key, title }) => ({ key, title }))}
            seen={seen()}
            selected={tooMany ? 0 : selectedIds.length}
            isFiltered={isFiltered}
            formats={formats}
            format={format}
            busy={busy}
            onClose={() => setChoosing(false)}
            onExport={async ({ rows, columns: keys, format: chosen }) => {
              setFormat(chosen);
              if (await run({ rows, ids: rows === 'selected' ? selectedIds : [], columns: keys, format: chosen })) setChoosing(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

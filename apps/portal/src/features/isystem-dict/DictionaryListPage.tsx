import type { DictionaryItem } from '@harrow/api-client';
import { type Action, type Column, EmptyState, formatNumber, lazyPart, ListPage, StatusTag, useSettings } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dictionarySource } from '../../shared/sources.ts';
import { activeFilters } from '../../shared/activeFilters.tsx';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { TextFilter } from '../../shared/TextFilter.tsx';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteDictionary, dictionaries } from './dictionaries.ts';

const DictionaryDialog = lazyPart(async () => ({ default: (await import('./DictionaryDialog.tsx')).DictionaryDialog }));

/** In this window at once, even where the server sends no change events. */
const showNewTexts = (): void => void dictionarySource.catchUp();

/** Dictionaries with their items in six languages. */
export function DictionaryListPage() {
  const { t } = useTranslation('isystemDict');
  const { language } = useSettings();
  const list = useList(dictionaries);
  const mayEdit = usePermission('dictionary:edit');
  const mayDelete = usePermission('dictionary:delete');
  const askDeletion = useDeletion(dictionaries.key, showNewTexts);
  const dialog = useRecordDialog(dictionaries.key, { page: '/isystem/dict', onSaved: showNewTexts });
  const columns = useMemo<Column<DictionaryItem>[]>(
    () => [
      { key: 'dictName', title: t('field.dictName'), width: 280, fixed: 'left' },
      { key: 'dictCode', title: t('field.dictCode'), width: 240, sortable: true },
      { key: 'itemCount', title: t('field.itemCount'), width: 110, align: 'right', render: ({ itemCount }) => formatNumber(itemCount, language) },
      {
        key: 'builtIn',
        title: t('field.kind'),
        width: 140,
        render: ({ builtIn }) => <StatusTag color={builtIn ? 'default' : 'processing'} text={builtIn ? t('builtIn') : t('own')} />,
      },
    ],
    [t, language],
  );
  const rowActions = (dict: DictionaryItem): Action[] => [
    { key: 'open', label: mayEdit ? t('edit') : t('view'), onClick: () => dialog.open(dict.id) },
    ...(mayDelete && !dict.builtIn
      ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(dict.dictName, () => deleteDictionary(dict.id)) }]
      : []),
  ];
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          <NewButton permission="dictionary:add" onClick={dialog.create}>
            {t('new')}
          </NewButton>
        }
        filters={
          <>
            <TextFilter name="dictName" label={t('field.dictName')} />
            <TextFilter name="dictCode" label={t('field.dictCode')} maxLength={50} />
          </>
        }
        activeFilters={activeFilters(list.state.filters, { dictName: { label: t('field.dictName') }, dictCode: { label: t('field.dictCode') } })}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => dialog.open(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <RecordDialog dialog={dialog} detail={dictionaries.detail}>
        {(dictionary) => <DictionaryDialog dictionary={dictionary} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}

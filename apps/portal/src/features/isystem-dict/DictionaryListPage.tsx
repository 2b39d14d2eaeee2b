import type { DictionaryItem } from '@harrow/api-client';
import { type Column, formatNumber, lazyPart, StatusTag, useSettings } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dictionarySource } from '../../shared/sources/sources.ts';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { deleteDictionaries, dictionaries } from './dictionaries.ts';

const DictionaryDialog = lazyPart(async () => ({ default: (await import('./DictionaryDialog.tsx')).DictionaryDialog }));

/** In this window at once, even where the server sends no change events. */
const showNewTexts = (): void => void dictionarySource.catchUp();

/** Dictionaries with their items in six languages. */
export function DictionaryListPage() {
  const { t } = useTranslation('isystemDict');
  const { language } = useSettings();
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
  const queryFields = useMemo<QueryField[]>(() => [{ value: 'dictCode', label: t('field.dictCode') }], [t]);
  return (
    <>
      <AdministrationListPage
        resource={dictionaries}
        module="dictionary"
        title={t('title')}
        empty={t('none')}
        columns={columns}
        queryFields={queryFields}
        filters={
          <>
            <TextFilter name="dictName" label={t('field.dictName')} />
            <TextFilter name="dictCode" label={t('field.dictCode')} maxLength={50} />
          </>
        }
        shownFilters={{ dictName: { label: t('field.dictName') }, dictCode: { label: t('field.dictCode') } }}
        newText={t('new')}
        onNew={dialog.create}
        onOpen={({ id }) => dialog.open(id)}
        isReadable
        remove={async (ids) => {
          const result = await deleteDictionaries(ids);
          showNewTexts();
          return result;
        }}
        isRemovable={({ builtIn }) => !builtIn}
      />
      <RecordDialog dialog={dialog} detail={dictionaries.detail}>
        {(dictionary) => <DictionaryDialog dictionary={dictionary} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}

import type { DictionaryItem } from '@harrow/api-client';
import { dictionaryAdministrationFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { OriginTag } from '../../shared/administration/OriginTag.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { FileExport, ListImport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteDictionaries, dictionaries } from './dictionaries.ts';

const DictionaryDialog = lazyPart(async () => ({ default: (await import('./DictionaryDialog.tsx')).DictionaryDialog }));

const list: SheetList<DictionaryItem, typeof sheet> = {
  noun: 'isystemDict',
  sheet,
  columns: {
    dictName: { fixed: 'left' },
    dictCode: {},
    itemCount: {},
    builtIn: {
      named: 'kind',
      kind: 'tag',
      render: ({ builtIn }) => <OriginTag builtIn={builtIn} />,
      text: ({ builtIn }, _, t) => t(builtIn ? 'shared:builtIn' : 'shared:ownMade'),
    },
  },
  query: ['dictCode'],
  filters: ['dictName', { name: 'dictCode', maxLength: 50 }],
};

/** Dictionaries with their items in six languages. */
export function DictionaryListPage() {
  const { t } = useTranslation('isystemDict');
  const mayExport = usePermission('dictionary:export');
  const dialog = useRecordDialog(dictionaries.key, { page: '/isystem/dict' });
  return (
    <AdministrationListPage
      resource={dictionaries}
      module="dictionary"
      list={list}
      newText={t('new')}
      dialog={dialog}
      remove={deleteDictionaries}
      allowed={({ allowedActions }) => allowedActions}
      isSelectable={mayExport}
      tools={({ list: { state, selection, refresh } }) => (
        <>
          <ListImport path="/sys/dictionary" permission="dictionary:import" title={t('import')} onImported={refresh} />
          <FileExport
            path="/sys/dictionary/exportXls"
            permission="dictionary:export"
            params={selection.ids.length > 0 ? { selections: selection.ids.join(',') } : state.filters}
          />
        </>
      )}
    >
      {(dictionary) => <DictionaryDialog dictionary={dictionary} onClose={dialog.close} onSaved={dialog.saved} />}
    </AdministrationListPage>
  );
}

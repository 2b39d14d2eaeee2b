import type { DictionaryItem } from '@harrow/api-client';
import { type Action, type Column, EmptyState, formatNumber, ListPage, StatusTag, useSettings } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteDictionary, dictionaries, dictionaryOrder } from './dictionaries.ts';

const DictionaryDialog = lazyPage(async () => (await import('./DictionaryDialog.tsx')).DictionaryDialog);

/** Dictionaries with their items in six languages. */
export function DictionaryListPage() {
  const { t } = useTranslation('isystemDict');
  const { language } = useSettings();
  const list = useList(dictionaries, dictionaryOrder);
  const client = useQueryClient();
  const mayAdd = usePermission('dictionary:add');
  const mayEdit = usePermission('dictionary:edit');
  const mayDelete = usePermission('dictionary:delete');
  const askDeletion = useDeletion(dictionaries.key);
  const [editing, setEditing] = useState<string | null>();
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
    { key: 'open', label: mayEdit ? t('edit') : t('view'), onClick: () => setEditing(dict.id) },
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
          mayAdd && (
            <Button type="primary" onClick={() => setEditing(null)}>
              {t('new')}
            </Button>
          )
        }
        filters={
          <>
            <Form.Item name="dictName" label={t('field.dictName')}>
              <Input allowClear maxLength={100} />
            </Form.Item>
            <Form.Item name="dictCode" label={t('field.dictCode')}>
              <Input allowClear maxLength={50} />
            </Form.Item>
          </>
        }
        activeFilters={Object.entries(list.state.filters).map(([key, value]) => ({ key, label: t(`field.${key}`), value }))}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => setEditing(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing !== undefined && (
          <LoadedDictionary
            id={editing}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined);
              void client.invalidateQueries({ queryKey: dictionaries.key });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The dialog once the dictionary is there; a new one has nothing to wait for. */
function LoadedDictionary({ id, onClose, onSaved }: { id: string | null; onClose: () => void; onSaved: () => void }) {
  const { data } = useQuery({ ...dictionaries.detail(id ?? ''), enabled: id !== null });
  return id !== null && !data ? null : <DictionaryDialog dictionary={data} onClose={onClose} onSaved={onSaved} />;
}

import { lazyPart, ListSkeleton, PageHeader, useMessages } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Card, Flex, Input, Select } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { allRoles } from '../../shared/roles.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { MenuTree } from './MenuTree.tsx';
import { menuEntries, menuKey, type MenuNode, moveEntry, roleRights } from './menuEntries.ts';
import { findNodes, type Place, seenWith } from './menuModel.ts';

const EntryDialog = lazyPart(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }));

/** Administration of the menu: its entries and their places, buttons switched off for all users, and entries without code. */
export function MenuTreePage() {
  const { t } = useTranslation('isystemPermission');
  const { t: shared } = useTranslation('shared');
  const { modal } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const { data, error, refetch } = useQuery(menuEntries);
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<MenuNode | 'new'>();
  const [roleId, setRoleId] = useState<string>();
  const { data: roles } = useQuery(allRoles);
  const { data: role } = useQuery({ ...roleRights(roleId ?? ''), enabled: roleId !== undefined });
  const mayEdit = usePermission('permission:edit');
  const renew = (): Promise<void> => client.invalidateQueries({ queryKey: menuKey });

  const seen = useMemo(() => data && (role && roleId ? seenWith(data, new Set(role.permissions)) : data), [data, role, roleId]);
  const shown = useMemo(() => seen && findNodes(seen, text), [seen, text]);
  const askToMove = (entry: MenuNode, { pid, sortNo }: Place): void =>
    void modal.confirm({
      title: t('moveAsk', { name: entry.name }),
      content: t('moveTo', { name: data?.find(({ id }) => id === pid)?.name ?? t('top') }),
      okText: t('move'),
      cancelText: shared('administration.cancel'),
      async onOk() {
        await moveEntry(entry.id, pid, sortNo).catch(sayFailure);
        await renew();
      },
    });

  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader
        title={t('title')}
        actions={
          <NewButton permission="permission:add" onClick={() => setEdited('new')}>
            {t('new')}
          </NewButton>
        }
      >
        {t('description')}
      </PageHeader>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <ListSkeleton rows={10} />}
      {shown && (
        <Card>
          <Flex vertical gap={16}>
            <Flex wrap gap={16}>
              <Input.Search
                allowClear
                value={text}
                placeholder={t('find')}
                aria-label={t('find')}
                style={{ maxInlineSize: 320 }}
                onChange={(event) => setText(event.target.value)}
              />
              <Select
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                value={roleId}
                placeholder={t('preview')}
                aria-label={t('preview')}
                style={{ inlineSize: 320, maxInlineSize: '100%' }}
                options={(roles ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }))}
                onChange={(id: string | undefined) => setRoleId(id)}
              />
            </Flex>
            {role && roleId && <Alert type="info" showIcon title={t('seenBy', { name: role.roleName })} />}
            <MenuTree
              nodes={shown}
              all={data!}
              opensAll={text.trim() !== '' || roleId !== undefined}
              mayMove={mayEdit && roleId === undefined && text.trim() === ''}
              onOpen={setEdited}
              onMove={askToMove}
              onChanged={() => void renew()}
            />
          </Flex>
        </Card>
      )}
      <Suspense>
        {edited && data && (
          <EntryDialog
            entry={edited === 'new' ? undefined : edited}
            menu={data}
            onSaved={() => {
              setEdited(undefined);
              void renew();
            }}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Flex>
  );
}

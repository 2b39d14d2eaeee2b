import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { StatusTag, useMessages } from '@harrow/ui';
import { Button, Dropdown, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { MenuIcon } from '../../shared/menu-icon/MenuIcon.tsx';
import styles from './EntryLine.module.css';
import { deleteEntry, menuKey, type MenuNode, resetEntry } from './menuEntries.ts';

interface EntryLineProps {
  entry: MenuNode;
  onOpen: () => void;
  onChanged: () => void;
}

/** An entry in the tree: name, marks and actions. */
export function EntryLine({ entry, onOpen, onChanged }: EntryLineProps) {
  const { t } = useTranslation('isystemPermission');
  const { t: shared } = useTranslation('shared');
  const { modal } = useMessages();
  const sayFailure = useSayFailure();
  const askDeletion = useDeletion(menuKey);
  const { id, name, type, icon, hidden, status, builtIn, overridden, path, url, allowedActions } = entry;
  const askToReset = (): void =>
    void modal.confirm({
      title: t('resetAsk', { name }),
      content: overridden.map((field) => t(`field.${field}`)).join(', '),
      okText: t('reset'),
      cancelText: shared('administration.cancel'),
      async onOk() {
        await resetEntry(id).catch(sayFailure);
        onChanged();
      },
    });
  const actions = [
    ...(allowedActions.includes('reset') ? [{ key: 'reset', label: t('reset'), onClick: askToReset }] : []),
    ...(allowedActions.includes('delete')
      ? [{ key: 'delete', label: shared('administration.delete'), danger: true, onClick: () => askDeletion(name, () => deleteEntry(id)) }]
      : []),
  ];
  return (
    <Flex wrap align="center" gap={8}>
      {icon && <MenuIcon name={icon} />}
      <button type="button" className={`hw-link hw-focusable ${styles.name}`} onClick={onOpen}>
        {name}
      </button>
      <Typography.Text type="secondary" ellipsis style={{ maxInlineSize: 320 }}>
        {type === 2 ? id : (url ?? path)}
      </Typography.Text>
      {status === 0 && <StatusTag color="error" text={t(type === 2 ? 'takenAway' : 'off')} />}
      {hidden === 'Y' && overridden.includes('hidden') && <StatusTag color="warning" text={t('field.hidden')} />}
      {overridden.length > 0 && <StatusTag color="processing" text={t('changed')} />}
      {!builtIn && <StatusTag color="success" text={t('added')} />}
      {actions.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: actions }}>
          <Button type="text" size="small" icon={<MoreOutlined aria-hidden />} aria-label={t('actions', { name })} />
        </Dropdown>
      )}
    </Flex>
  );
}

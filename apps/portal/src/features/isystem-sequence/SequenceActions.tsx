import type { SequenceRule } from '@harrow/api-client';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { cancelSequence, sequenceKey } from './sequences.ts';

interface SequenceActionsProps {
  rule: SequenceRule;
  onEdit: () => void;
  onTell: () => void;
}

/** What can be done with a rule; whoever may not change it reads how it was changed. */
export function SequenceActions({ rule, onEdit, onTell }: SequenceActionsProps) {
  const { t } = useTranslation('isystemSequence');
  const { t: shared } = useTranslation('shared');
  const { modal } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const mayEdit = usePermission('sequence:edit');
  const askToDrop = (): void =>
    void modal.confirm({
      title: t('dropAsk', { title: rule.title }),
      content: rule.pending?.example,
      okText: t('drop'),
      cancelText: shared('administration.cancel'),
      async onOk() {
        await cancelSequence(rule.docType).catch(sayFailure);
        await client.invalidateQueries({ queryKey: sequenceKey });
      },
    });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(mayEdit ? [{ key: 'edit', label: shared('edit'), onClick: onEdit }] : []),
          ...(mayEdit && rule.pending ? [{ key: 'drop', label: t('drop'), onClick: askToDrop }] : []),
          { key: 'history', label: shared('changes.title'), onClick: onTell },
        ],
      }}
    >
      <Button type="text" icon={<MoreOutlined />} aria-label={t('actions', { title: rule.title })} />
    </Dropdown>
  );
}

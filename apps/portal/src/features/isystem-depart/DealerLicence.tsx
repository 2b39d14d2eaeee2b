import { dealerSlots } from '@harrow/api-client/slots';
import { AttachmentList } from '@harrow/ui';
import { ConfigProvider, Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../shared/slotRules.ts';
import { useGrant, usePermission } from '../../shared/usePermission.ts';

/** The licence of a dealer. Who keeps it need not be who keeps departments: it is open also where the form is not. */
export function DealerLicence({ departId }: { departId: string }) {
  const { t } = useTranslation('isystemDepart');
  const [mayRead, mayEdit] = [useGrant('dealer:query'), usePermission('dealer:edit')];
  const owner = useMemo(() => ({ table: 'dealer', id: departId }), [departId]);
  if (!mayRead) return null;
  return (
    <ConfigProvider componentDisabled={false}>
      <Form.Item label={t('licence')}>
        <AttachmentList owner={owner} slot="licence" {...slotRules(dealerSlots.licence)} readOnly={!mayEdit} />
      </Form.Item>
    </ConfigProvider>
  );
}

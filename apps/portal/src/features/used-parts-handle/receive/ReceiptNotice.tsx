import type { UsedPartsHandle } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** The maker's remark on a parcel, and the cores still to be sent. */
export function ReceiptNotice({ handle }: { handle: UsedPartsHandle }) {
  const { t } = useTranslation('usedPartsHandle');
  const missing = handle.lines.filter(({ restQty, inspection }) => restQty > 0 || inspection === 'misuse');
  if (handle.status === 'no_pass')
    return (
      <Alert
        type="warning"
        showIcon
        title={t('receipt.missing', { n: missing.length })}
        description={
          <>
            {handle.inspectResult && <p>{handle.inspectResult}</p>}
            <ul>
              {missing.map(({ id, tagNo, restQty, inspection_dictText: inspection, inspectRemark }) => (
                <li key={id}>{[tagNo, inspection, t('receipt.rest', { n: restQty }), inspectRemark].filter(Boolean).join(' · ')}</li>
              ))}
            </ul>
          </>
        }
      />
    );
  return handle.inspectResult ? <Alert type="info" showIcon title={handle.inspectResult} /> : null;
}

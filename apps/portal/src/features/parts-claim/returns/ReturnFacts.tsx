import type { PartsClaim } from '@harrow/api-client';
import { DateText, formatDate, ReadOnlyField } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section, useDocument } from '../partsClaimKind.ts';

/** Goods that are to be sent back, until when and where to. */
export function SendBackNotice({ claim }: { claim: PartsClaim }) {
  const { t } = useTranslation('partsClaim');
  const { name, address, phone } = claim.shipTo;
  const isUnderWay = claim.status === 'shipped';
  const title = isUnderWay ? t('return.underWay') : t('return.expected', { date: claim.returnDue === null ? '' : formatDate(claim.returnDue) });
  return <Alert type="info" showIcon title={title} description={[name, address, phone].filter(Boolean).join(' · ')} />;
}

/** Shipment of the goods that went back. */
export function ReturnFacts() {
  const { t } = useTranslation('partsClaim');
  const claim = useDocument();
  if (!claim?.returnShipDate) return null;
  return (
    <Section name="return">
      <ReadOnlyField label={t('field.carrier')}>{claim.carrier}</ReadOnlyField>
      <ReadOnlyField label={t('field.trackingNo')}>{claim.trackingNo}</ReadOnlyField>
      <ReadOnlyField label={t('field.returnShipDate')}>
        <DateText value={claim.returnShipDate} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.returnBoxes')}>{claim.returnBoxes}</ReadOnlyField>
      {claim.returnReceivedDate && (
        <ReadOnlyField label={t('field.returnReceivedDate')}>
          <DateText value={claim.returnReceivedDate} />
        </ReadOnlyField>
      )}
    </Section>
  );
}

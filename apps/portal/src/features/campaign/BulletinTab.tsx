import type { Campaign } from '@harrow/api-client';
import { serviceCampaignSlots } from '@harrow/api-client/slots';
import { AttachmentList, DateText, FieldGrid, ReadOnlyField, YesNo } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../shared/slotRules.ts';
import styles from './campaign.module.css';
import { campaignFiles } from './campaigns.ts';
import { Panel } from './Panel.tsx';

/** What is wrong, what is done about it, and the files that say how. */
export function BulletinTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign');
  const owner = useMemo(() => ({ table: campaignFiles, id: campaign.id }), [campaign.id]);
  const readOnly = !campaign.allowedActions.includes('edit');
  return (
    <div className={styles.sections}>
      <Panel title={t('section.facts')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.secondProduct')}>{campaign.secondProduct_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.thirdProducts')}>{campaign.thirdProducts_dictText || t('allSeries')}</ReadOnlyField>
          <ReadOnlyField label={t('field.validFrom')}>
            <DateText value={campaign.validFrom} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.validTo')}>
            <DateText value={campaign.validTo} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.mileagePaid')}>
            <YesNo value={campaign.mileagePaid} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.stopDelivery')}>
            <YesNo value={campaign.stopDelivery} />
          </ReadOnlyField>
        </FieldGrid>
      </Panel>
      <Panel title={t('field.problem')}>
        <p className={styles.text}>{campaign.problem || '–'}</p>
      </Panel>
      <Panel title={t('field.remedy')}>
        <p className={styles.text}>{campaign.remedy || '–'}</p>
      </Panel>
      {campaign.slots.map(({ slot, required }) => (
        <Panel key={slot} title={t(`field.slot.${slot as 'bulletin'}`)} description={required && campaign.status === 'draft' ? t('bulletinNeeded') : undefined}>
          <AttachmentList owner={owner} slot={slot} {...slotRules(serviceCampaignSlots[slot as 'bulletin'])} readOnly={readOnly} />
        </Panel>
      ))}
    </div>
  );
}

import type { Campaign } from '@harrow/api-client';
import { AttachmentList, DateText, DocumentSection, FieldGrid, ReadOnlyField, YesNo } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './campaign.module.css';
import { campaignFiles } from './campaigns.ts';

/** What is wrong, what is done about it, and the files that say how. */
export function BulletinTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign');
  const owner = useMemo(() => ({ table: campaignFiles, id: campaign.id }), [campaign.id]);
  const readOnly = !campaign.allowedActions.includes('edit');
  return (
    <div className={styles.sections}>
      <DocumentSection id="facts" title={t('section.facts')}>
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
      </DocumentSection>
      <DocumentSection id="problem" title={t('field.problem')}>
        <p className={styles.text}>{campaign.problem || '–'}</p>
      </DocumentSection>
      <DocumentSection id="remedy" title={t('field.remedy')}>
        <p className={styles.text}>{campaign.remedy || '–'}</p>
      </DocumentSection>
      {campaign.slots.map(({ slot, required }) => (
        <DocumentSection key={slot} id={slot} title={t(`field.slot.${slot as 'bulletin'}`)} description={required && !readOnly ? t('bulletinNeeded') : undefined}>
          <AttachmentList owner={owner} slot={slot} readOnly={readOnly} />
        </DocumentSection>
      ))}
    </div>
  );
}

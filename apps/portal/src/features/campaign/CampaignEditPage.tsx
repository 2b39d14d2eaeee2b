import type { Campaign } from '@harrow/api-client';
import { ActionBar, DateInput, DictSelect, DocumentPage, DocumentSection, FieldGrid, StatusTag, useFieldRules, YesNoSwitch } from '@harrow/ui';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSavedForm } from '../../documents/form/useSavedForm.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { LanguageTabs } from '../../shared/administration/LanguageTabs.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';
import { useTab } from '../../shared/tab.ts';
import styles from './campaign.module.css';
import { type CampaignValues, emptyCampaign, placeOf, textsOf, toInput, toValues } from './campaignForm.ts';
import { campaignAddress, campaignDictionaries, campaigns, saveCampaign } from './campaigns.ts';
import { CodeSelect } from './CodeSelect.tsx';
import { HourFields, PartFields } from './WorkFields.tsx';

/** A campaign in the hands of its keeper. */
export function CampaignEditPage() {
  const { t } = useTranslation('campaign');
  return (
    <DocumentRecord resource={campaigns} titleOf={({ campaignNo }) => campaignNo} fresh={{ title: t('new'), right: 'campaign:add' }}>
      {(campaign) => <CampaignEditor campaign={campaign} />}
    </DocumentRecord>
  );
}

const valuesOf = (campaign: Campaign | undefined): CampaignValues => (campaign ? toValues(campaign) : emptyCampaign);
const mayEdit = ({ allowedActions }: Campaign): boolean => allowedActions.includes('edit');

function CampaignEditor({ campaign }: { campaign: Campaign | undefined }) {
  const { t } = useTranslation('campaign');
  const tab = useTab();
  const rules = useFieldRules().form;
  const readOnly = campaign !== undefined && !mayEdit(campaign);
  // Dealers follow it by now: what they were told stays.
  const isFixed = campaign?.status === 'pass';
  const form = useSavedForm<Campaign, CampaignValues, 'save'>({
    docType: 'campaign',
    dictionaries: campaignDictionaries,
    resource: campaigns,
    document: campaign,
    valuesOf,
    mayEdit,
    placeOf,
    async save(values, { base, kept }) {
      const saved = await saveCampaign(base, toInput(values));
      kept(saved);
      await queryClient.invalidateQueries({ queryKey: campaigns.key });
      tab.redirect(`${campaignAddress}/detail/${saved.id}`);
    },
  });
  const save = { key: 'save', label: t('save'), primary: true, loading: form.pending !== undefined, onClick: () => form.run('save') };
  return (
    <DocumentPage
      title={campaign?.title ?? t('new')}
      status={campaign && <StatusTag color={billStatusTones[campaign.status]} text={campaign.status_dictText} />}
      facts={campaign ? [{ label: t('field.campaignNo'), value: campaign.campaignNo }] : []}
      notice={form.notice}
      foot={!readOnly && <ActionBar actions={[save]} />}
    >
      <Form<CampaignValues> {...form.formProps} className={styles.form}>
        <DocumentSection id="facts" title={t('section.facts')} description={isFixed ? t('fixedNote') : undefined}>
          <FieldGrid columns={3}>
            <Form.Item name="campaignType" label={t('field.campaignType')} rules={rules([{ rule: 'required' }])}>
              <DictSelect dict="campaign_type" allowClear={false} disabled={isFixed} />
            </Form.Item>
            <Form.Item name="severity" label={t('field.severity')} rules={rules([{ rule: 'required' }])}>
              <DictSelect dict="severity" allowClear={false} disabled={isFixed} />
            </Form.Item>
            <span />
            <Form.Item name="secondProduct" label={t('field.secondProduct')} rules={rules([{ rule: 'required' }])}>
              <DictSelect dict="product2" disabled={isFixed} />
            </Form.Item>
            <Form.Item name="thirdProducts" label={t('field.thirdProducts')}>
              <ProductsSelect level={3} under={form.values.secondProduct} placeholder={t('allSeries')} disabled={isFixed} />
            </Form.Item>
            <span />
            <Form.Item name="validFrom" label={t('field.validFrom')} rules={rules([{ rule: 'required' }])}>
              <DateInput disabled={isFixed} />
            </Form.Item>
            <Form.Item name="validTo" label={t('field.validTo')} rules={rules([{ rule: 'required' }])}>
              <DateInput />
            </Form.Item>
            <span />
            <Form.Item name="mileagePaid" label={t('field.mileagePaid')}>
              <YesNoSwitch disabled={isFixed} />
            </Form.Item>
            <Form.Item name="stopDelivery" label={t('field.stopDelivery')} extra={t('stopNote')}>
              <YesNoSwitch disabled={isFixed} />
            </Form.Item>
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="texts" title={t('section.texts')} description={t('languageNote')}>
          <LanguageTabs isWritten={(language) => textsOf(form.values, language) === 3}>
            {(language) => (
              <>
                <Form.Item
                  name={['title', language]}
                  label={t('field.title')}
                  rules={language === 'en' || language === 'zh-cn' ? rules([{ rule: 'required' }]) : []}
                >
                  <Input maxLength={200} showCount />
                </Form.Item>
                <Form.Item name={['problem', language]} label={t('field.problem')}>
                  <Input.TextArea maxLength={2000} rows={3} />
                </Form.Item>
                <Form.Item name={['remedy', language]} label={t('field.remedy')}>
                  <Input.TextArea maxLength={2000} rows={3} />
                </Form.Item>
              </>
            )}
          </LanguageTabs>
        </DocumentSection>
        <DocumentSection id="work" title={t('section.work')} description={isFixed ? t('onlyMoreNote') : t('workNote')}>
          <FieldGrid columns={3}>
            <Form.Item name="bugCode" label={t('field.bugCode')}>
              <CodeSelect catalogue="bugCode" disabled={isFixed} />
            </Form.Item>
          </FieldGrid>
          <h3>{t('section.hours')}</h3>
          <HourFields readOnly={readOnly} />
          <h3>{t('section.parts')}</h3>
          <PartFields readOnly={readOnly} />
        </DocumentSection>
      </Form>
    </DocumentPage>
  );
}

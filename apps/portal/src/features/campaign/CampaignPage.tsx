import type { Campaign } from '@harrow/api-client';
import { DateText, type Fact, formatDate, ReadOnlyField, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { ProductsSelect } from '../../shared/master/masterFields.tsx';
import { CampaignFoot } from './CampaignFoot.tsx';
import { DocumentForm, Field, Section, Slots, TextsField, useDocument, useValue } from './campaignKind.ts';
import { campaignDictionaries, isKeeper, severityTones, typeTones } from './campaigns.ts';
import { MachinesSection } from './MachinesSection.tsx';
import { ProgressSection } from './ProgressSection.tsx';
import { WorkSection } from './WorkSection.tsx';

const begin = { campaignType: 'improvement', severity: 'degrade', thirdProducts: [], mileagePaid: 'N', stopDelivery: 'N' } as const;

/** A campaign: problem, work paid, machines, and progress of the dealers. */
export function CampaignPage() {
  const { t } = useTranslation('campaign');
  const facts = ({ campaignNo, validFrom, validTo, done, total, excluded, releaseTime }: Campaign): Fact[] => [
    { label: t('field.campaignNo'), value: campaignNo },
    { label: t('period'), value: `${formatDate(validFrom)} – ${formatDate(validTo)}` },
    { label: t('field.done'), value: t('doneOf', { done, of: total - excluded }) },
    ...(releaseTime ? [{ label: t('field.releaseTime'), value: <DateText value={releaseTime} precision="date" /> }] : []),
  ];
  return (
    <DocumentForm
      begin={begin}
      facts={facts}
      status={(campaign) => <Statuses campaign={campaign} />}
      rail={({ id }) => ({ hasLog: isKeeper(), isLogOpen: false, hasComments: false, changes: isKeeper() && <MasterHistory id={id} words={history} /> })}
      Foot={CampaignFoot}
    >
      <FactsSection />
      <TextsSection />
      <WorkSection />
      <Slots slots={[{ name: 'bulletin', required: true }, { name: 'drawings' }]} />
      <MachinesSection />
      <ProgressSection />
    </DocumentForm>
  );
}

const history = { docType: 'campaign', namespace: 'campaign', dictionaries: campaignDictionaries };

function Statuses({ campaign: { status, status_dictText, campaignType, campaignType_dictText, severity, severity_dictText } }: { campaign: Campaign }) {
  return (
    <>
      <StatusTag color={billStatusTones[status]} text={status_dictText} />
      <StatusTag color={typeTones[campaignType]} text={campaignType_dictText} />
      <StatusTag color={severityTones[severity]} text={severity_dictText} />
    </>
  );
}

/** Kind, products and days. */
function FactsSection() {
  const { t } = useTranslation('campaign');
  const campaign = useDocument();
  const secondProduct = useValue('secondProduct');
  const validFrom = useValue('validFrom');
  const isReleased = campaign !== undefined && campaign.fixed.length > 0 && mayEdit(campaign);
  return (
    <Section name="facts" description={isReleased && t('fixedNote')}>
      <Field name="campaignType" />
      <Field name="severity" />
      <Field name="secondProduct" />
      <Field name="thirdProducts" text={() => campaign?.thirdProducts_dictText || t('allSeries')}>
        {(control, value, change) => (
          <ProductsSelect
            {...control}
            level={3}
            under={secondProduct ?? undefined}
            placeholder={t('allSeries')}
            value={(value as string[] | null) ?? []}
            onChange={change}
          />
        )}
      </Field>
      <Field name="validFrom" mayBeAhead />
      <Field name="validTo" mayBeAhead {...(validFrom && { earliest: validFrom })} />
      <Field name="mileagePaid" />
      <Field name="stopDelivery" hint={t('stopNote')} />
    </Section>
  );
}

/** Problem and remedy: keepers write them in all languages, other users read them in theirs. */
function TextsSection() {
  const { t } = useTranslation('campaign');
  const campaign = useDocument();
  if (!campaign || mayEdit(campaign))
    return (
      <Section name="texts" description={t('languageNote')}>
        <TextsField names={['title', 'problem', 'remedy']} rows={{ problem: 3, remedy: 3 }} />
      </Section>
    );
  return (
    <Section name="texts">
      <ReadOnlyField label={t('field.problem')} wide>
        {campaign.problem}
      </ReadOnlyField>
      <ReadOnlyField label={t('field.remedy')} wide>
        {campaign.remedy}
      </ReadOnlyField>
    </Section>
  );
}

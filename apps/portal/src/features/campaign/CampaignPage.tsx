import type { Campaign } from '@harrow/api-client';
import { ActionBar, DateText, DocumentPage, formatDate, StatusTag } from '@harrow/ui';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { DocumentLog } from '../../documents/page/DocumentLog.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { usePrintDocument } from '../../documents/print/usePrintDocument.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { BulletinTab } from './BulletinTab.tsx';
import { campaignAddress, campaignDictionaries, campaigns, isKeeper, severityTones, typeTones } from './campaigns.ts';
import { MachinesTab } from './MachinesTab.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import { useCampaignActions } from './useCampaignActions.tsx';
import { WorkTab } from './WorkTab.tsx';

const tabs = ['bulletin', 'machines', 'work', 'progress'] as const;
type Tab = (typeof tabs)[number];

/** One campaign: what is wrong, on which machines, what is paid, and how far the dealers are. */
export function CampaignPage() {
  return (
    <DocumentRecord resource={campaigns} titleOf={({ campaignNo }) => campaignNo}>
      {(campaign) => campaign && <CampaignRecord key={campaign.id} campaign={campaign} />}
    </DocumentRecord>
  );
}

const history = { docType: 'campaign', namespace: 'campaign', dictionaries: campaignDictionaries };

function CampaignRecord({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [tab, setTab] = useState<Tab>(() => tabs.find((name) => hash === `#${name}`) ?? 'bulletin');
  const actions = useCampaignActions();
  const mayPrint = usePermission('campaign:print');
  const openPaper = usePrintDocument('campaign');
  const { id, campaignNo, title, status, allowedActions } = campaign;
  const edit = { key: 'edit', label: t('shared:edit'), onClick: () => void navigate(`${campaignAddress}/edit/${id}`) };
  const print = { key: 'print', label: t('bulletin'), onClick: () => openPaper(id) };
  const contents: Readonly<Record<Tab, React.ReactNode>> = {
    bulletin: <BulletinTab campaign={campaign} />,
    machines: <MachinesTab campaign={campaign} />,
    work: <WorkTab campaign={campaign} />,
    progress: <ProgressTab progress={campaign.progress} />,
  };
  const shown = tabs.filter((name) => name !== 'progress' || campaign.progress.length > 0);
  return (
    <DocumentPage
      title={title}
      status={
        <>
          <StatusTag color={billStatusTones[status]} text={campaign.status_dictText} />
          <StatusTag color={typeTones[campaign.campaignType]} text={campaign.campaignType_dictText} />
          <StatusTag color={severityTones[campaign.severity]} text={campaign.severity_dictText} />
        </>
      }
      facts={[
        { label: t('field.campaignNo'), value: campaignNo },
        { label: t('period'), value: `${formatDate(campaign.validFrom)} – ${formatDate(campaign.validTo)}` },
        { label: t('field.done'), value: t('doneOf', { done: campaign.done, of: campaign.total - campaign.excluded }) },
        ...(campaign.releaseTime ? [{ label: t('field.releaseTime'), value: <DateText value={campaign.releaseTime} precision="date" /> }] : []),
      ]}
      actions={
        <>
          <NeighbourButtons resource={campaigns} id={id} pathOf={(other) => `${campaignAddress}/detail/${other}`} />
          <ActionBar limit={4} actions={[...actions.of(campaign), ...(allowedActions.includes('edit') ? [edit] : []), ...(mayPrint ? [print] : [])]} />
        </>
      }
      rail={
        isKeeper()
          ? [
              { key: 'log', title: t('log'), open: false, content: <DocumentLog docType="campaign" id={id} /> },
              { key: 'changes', title: t('shared:changes.title'), open: false, content: <MasterHistory id={id} words={history} /> },
            ]
          : []
      }
    >
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as Tab)}
        destroyOnHidden
        items={shown.map((key) => ({ key, label: t(`tab.${key}`), children: contents[key] }))}
      />
      {actions.dialog}
    </DocumentPage>
  );
}

import type { Campaign, CampaignVehicle } from '@harrow/api-client';
import { campaignsVehicleFields as sheet } from '@harrow/api-client/fields';
import { type Action, type BatchAction, EmptyState, HiddenHeaderContent, lazyPart, ListPage, sectionId, LimitedTextArea } from '@harrow/ui';
import { Button, Flex, Form } from 'antd';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { activeFilters } from '../../shared/filters/activeFilters.tsx';
import { sortedBy } from '../../shared/list/address/listAddress.ts';
import { type SheetList, useSheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport, ListImport } from '../../shared/list/ListTools.tsx';
import { useList } from '../../shared/list/useList.ts';
import { Section, useDocument } from './campaignKind.ts';
import { useRequired } from '../../shared/master/masterFields.tsx';
import styles from './campaign.module.css';
import { MachineFilters } from './MachineFilters.tsx';
import { campaigns, excludeMachines, machinesOf, machineTones, removeMachines } from './campaigns.ts';

const AddMachines = lazyPart(async () => ({ default: (await import('./AddMachines.tsx')).AddMachines }));

const list: SheetList<CampaignVehicle, typeof sheet> = {
  noun: 'campaign',
  sheet,
  columns: {
    vin: { fixed: 'left', kind: 'copied' },
    status: { tones: machineTones },
    fourthProduct: {},
    dealerName: { text: ({ subDealerName, dealerName }) => subDealerName ?? dealerName },
    ownerName: {},
    vehicleStatus: {},
    claimNo: {
      text: ({ claimNo }) => claimNo,
      render: ({ claimNo, claimId }) =>
        claimId ? (
          <Link className="hw-link" to={`/service/warrantyClaim/detail/${claimId}`}>
            {claimNo}
          </Link>
        ) : (
          (claimNo ?? '–')
        ),
    },
    completedDate: {},
    remindedTime: {},
    excludeReason: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName'],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.vins', maxLength: 2000 },
    { name: 'dealerCode', label: 'field.dealerName' },
    { name: 'status', several: true },
  ],
};
const defaults = sortedBy('vin');

/** The machines of a campaign, once it is saved: dealers claim them, keepers say which they are. */
export function MachinesSection() {
  const campaign = useDocument();
  return campaign && <Machines key={campaign.id} campaign={campaign} />;
}

function Machines({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign');
  const navigate = useNavigate();
  const { id, campaignNo, allowedActions } = campaign;
  const machines = useMemo(() => machinesOf(id), [id]);
  const table = useList(machines, defaults);
  const { columns, moreColumns, shownFilters } = useSheetList({ list });
  const [adding, setAdding] = useState(false);
  const { pageId } = useOpenForm();
  const isAskedFor = useLocation().hash === '#machines';
  useEffect(() => {
    if (isAskedFor) document.getElementById(sectionId(pageId, 'machines'))?.scrollIntoView();
  }, [isAskedFor, pageId]);
  const may = (action: Campaign['allowedActions'][number]): boolean => allowedActions.includes(action);
  const refresh = (): void => void Promise.all([campaigns.key, machines.key].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const chosen = table.selection.records ?? [];
  const afterwards = async <Result,>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    refresh();
    return result;
  };
  const exclusion: BatchAction<CampaignVehicle> = {
    key: 'exclude',
    label: t('exclude'),
    danger: true,
    isAllowed: ({ status }) => status === 'open',
    fields: <ExcludeFields />,
    run: (ids, { reason }) => afterwards(excludeMachines(id, ids, chosen, String(reason))),
  };
  const removal: BatchAction<CampaignVehicle> = {
    key: 'remove',
    label: t('removeMachines'),
    danger: true,
    isAllowed: ({ status }) => campaign.status === 'draft' || status === 'excluded',
    run: (ids) => afterwards(removeMachines(id, ids, chosen)),
  };
  const batch = [...(may('excludeVins') ? [exclusion] : []), ...(may('removeVins') ? [removal] : [])];
  const rowActions = ({ vin, begins, vehicleId }: CampaignVehicle): Action[] => [
    ...(begins.includes('warrantyClaim')
      ? [
          {
            key: 'claim',
            label: t('claim'),
            onClick: () => void navigate(`/service/warrantyClaim/add?${new URLSearchParams({ vin, campaignNo })}`),
          },
        ]
      : []),
    { key: 'passport', label: t('passport'), onClick: () => void navigate(`/vehicle/list/detail/${vehicleId}`) },
  ];
  return (
    <Section
      name="machines"
      extra={
        <Flex gap={8} wrap justify="end">
          {may('addVins') && (
            <ListImport path="/mfr/campaign" call={`importVins?id=${id}`} permission="campaign:import" title={t('import')} onImported={refresh} />
          )}
          <ListExport
            path="/api/portal/campaign/vehicleExport"
            permission="campaign:export"
            list={machines.name}
            state={{ ...table.state, filters: { ...table.state.filters, id } }}
            columns={columns}
            moreColumns={moreColumns}
            selectedIds={table.selection.ids}
          />
          {may('addVins') && <Button onClick={() => setAdding(true)}>{t('addMachines')}</Button>}
        </Flex>
      }
    >
      <div data-wide className={styles.machines}>
        {/* The heading of the section names the list; landmarks have names of their own. */}
        <HiddenHeaderContent value>
          <ListPage
            {...table.pageProps}
            title={`${t('machines')} · ${campaignNo}`}
            headingLevel={2}
            filters={{
              extra: <MachineFilters shown={shownFilters} values={table.state.filters} onChange={(values) => table.pageProps.filtering?.onFilter?.(values)} />,
              active: activeFilters(table.state.filters, shownFilters),
            }}
            columns={columns}
            rows={{
              actions: rowActions,
              href: ({ vehicleId }) => `/vehicle/list/detail/${vehicleId}`,
              onOpen: ({ vehicleId }) => void navigate(`/vehicle/list/detail/${vehicleId}`),
            }}
            selection={batch.length > 0 ? table.selection : undefined}
            batch={{ actions: batch, columns: ['vin', 'fourthProduct', 'dealerName'] }}
            empty={<EmptyState title={t('noMachines')} />}
          />
        </HiddenHeaderContent>
      </div>
      <Suspense>{adding && <AddMachines id={id} onDone={refresh} onClose={() => setAdding(false)} />}</Suspense>
    </Section>
  );
}

function ExcludeFields() {
  const { t } = useTranslation('campaign');
  const required = useRequired();
  return (
    <Form.Item name="reason" label={t('field.excludeReason')} rules={[...required, { min: 5, message: t('reasonLength') }]}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  );
}

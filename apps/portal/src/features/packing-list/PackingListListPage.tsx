import type { PackingListItem } from '@harrow/api-client';
import { packingListsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { useGrant, usePermission } from '../../shared/usePermission.ts';
import { arrival, etaChange, recall, shipment } from './dialogs/packingBatches.tsx';
import { countAddress, isToReceive, lateCount, packingListing, sumUpPackings } from './packingLists.ts';

const GenerateDialog = lazyPart(async () => ({ default: (await import('./generate/GenerateDialog.tsx')).GenerateDialog }));

const list: SheetList<PackingListItem, typeof sheet> = {
  noun: 'packingList',
  sheet,
  columns: {
    packingNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    orderNos: {},
    boxCount: {},
    boxesReceived: { sortable: false, text: ({ boxesReceived, boxCount }) => `${boxesReceived} / ${boxCount}` },
    grossWeight: {},
    volume: {},
    totalAmount: {},
    shipMethod: {},
    shipmentDate: {},
    eta: {},
    transitDays: {},
    consignee: { defaultHidden: true },
    carrier: { defaultHidden: true },
    blNo: { defaultHidden: true, kind: 'copied' },
    containerNo: { defaultHidden: true, kind: 'copied' },
    trackingNo: { defaultHidden: true, kind: 'copied' },
    delayed: { defaultHidden: true },
    arrivedOn: { defaultHidden: true },
    netWeight: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'contractNo', 'deliveryAddress', 'deliveryMethod', 'tradeTerm', 'customsNo'],
  query: [
    'packingNo',
    'status',
    'dealerName',
    'consignee',
    'shipMethod',
    'carrier',
    'blNo',
    'containerNo',
    'trackingNo',
    'shipmentDate',
    'eta',
    'arrivedOn',
    'delayed',
    'boxCount',
    'boxesReceived',
    'grossWeight',
    'volume',
    'totalAmount',
    'createTime',
  ],
  filters: [{ name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 }, { name: 'status', several: true }, 'shipmentDate', 'eta', 'dealerCode'],
};

/** What leaves the maker for dealers; dealers see what is on its way to them. */
export function PackingListListPage() {
  const { t } = useTranslation('packingList');
  const client = useQueryClient();
  const [isGenerating, setGenerating] = useState(false);
  const navigate = useNavigate();
  const mayCount = useGrant('partsArrival:generate');
  const mayKeep = usePermission('packingList:edit');
  const mayConfirm = usePermission('packingList:confirm');
  return (
    <>
      <DocumentListPage
        list={list}
        kind={packingListing}
        newText={t('new')}
        onNew={() => setGenerating(true)}
        importFrom={{ path: '/api/portal/packingList', title: t('import') }}
        chips={{ late: { filter: 'late', label: t('list.late'), count: lateCount } }}
        sumUp={sumUpPackings}
        rowActions={(item) =>
          mayCount && isToReceive(item) ? [{ key: 'receive', label: t('action.receive'), onClick: () => void navigate(countAddress(item)) }] : []
        }
        batchActions={[...(mayKeep ? [shipment(t), etaChange(t), recall(t)] : []), ...(mayConfirm ? [arrival(t)] : [])]}
        batchColumns={['packingNo', 'dealerName', 'orderNos']}
      />
      <Suspense>
        {isGenerating && (
          <GenerateDialog
            onGenerated={() => {
              setGenerating(false);
              void client.invalidateQueries();
            }}
            onClose={() => setGenerating(false)}
          />
        )}
      </Suspense>
    </>
  );
}

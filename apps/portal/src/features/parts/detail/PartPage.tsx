import type { PartDetail } from '@harrow/api-client';
import { partsSlots } from '@harrow/api-client/slots';
import { ActionBar, AttachmentList, CopyText, DocumentPage, Money, type RailPanel, StatusTag } from '@harrow/ui';
import { Alert, Tabs } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentRecord } from '../../../documents/page/DocumentRecord.tsx';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { MasterHistory } from '../../../shared/changes/MasterHistory.tsx';
import { NeighbourButtons } from '../../../shared/list/NeighbourButtons.tsx';
import { useSiteActions } from '../../../shared/sites/useSiteActions.ts';
import { slotRules } from '../../../shared/slotRules.ts';
import { usePermission } from '../../../shared/usePermission.ts';
import { lightTones, parts, pathOfPart } from '../parts.ts';
import { useOrderParts } from '../useOrderParts.ts';
import { MakerStock } from './MakerStock.tsx';
import { PartChain, PartLink } from './PartChain.tsx';
import { PartData } from './PartData.tsx';
import styles from './part.module.css';
import { ClaimsOfPart, FaultsOfPart, OrdersOfPart, PricesOfPart, StockOfPart, UsesOfPart } from './partTables.tsx';

const history = {
  docType: 'parts',
  namespace: 'parts',
  dictionaries: { unit: 'unit', partsCategory: 'parts_category', coreReturn: 'yn', serialised: 'yn', enabled: 'yn', originCountry: 'country' },
};

/** A part: its data and price, what the maker has of it, what replaces it, and where it is used. */
export function PartPage() {
  return (
    <DocumentRecord resource={parts} titleOf={({ partsCode }) => partsCode}>
      {(part) => part && <Part part={part} />}
    </DocumentRecord>
  );
}

function Part({ part }: { part: PartDetail }) {
  const { t } = useTranslation('parts');
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const mayEdit = usePermission('parts:edit');
  const order = useOrderParts();
  const sites = useSiteActions(['epc']);
  const files = useMemo(() => ({ table: 'parts', id: part.id }), [part.id]);
  const successor = part.chain.find(({ partsCode }) => partsCode === part.successor);
  const counted = (key: 'prices' | 'claims' | 'orders', list: readonly unknown[]): string => `${t(`tab.${key}`)} (${list.length})`;
  const tabs = [
    { key: 'data', label: t('tab.data'), children: <PartData part={part} /> },
    { key: 'prices', label: counted('prices', part.prices), children: <PricesOfPart prices={part.prices} /> },
    {
      key: 'stock',
      label: t('tab.stock'),
      children: (
        <>
          <MakerStock partsCode={part.partsCode} />
          <StockOfPart stock={part.stock} />
        </>
      ),
    },
    { key: 'chain', label: t('tab.chain'), children: <PartChain part={part} /> },
    {
      key: 'used',
      label: t('tab.used'),
      children: (
        <>
          <UsesOfPart uses={part.whereUsed} />
          <FaultsOfPart faults={part.faults} />
        </>
      ),
    },
    { key: 'claims', label: counted('claims', part.claims), children: <ClaimsOfPart claims={part.claims} /> },
    { key: 'orders', label: counted('orders', part.openOrders), children: <OrdersOfPart orders={part.openOrders} /> },
  ];
  const rail: RailPanel[] = [
    {
      key: 'pictures',
      title: t('pictures'),
      open: true,
      content: <AttachmentList owner={files} slot="picture" {...slotRules(partsSlots.picture)} readOnly={!mayEdit} />,
    },
    ...(isMaker ? [{ key: 'changes', title: t('shared:changes.title'), open: false, content: <MasterHistory id={part.id} words={history} /> }] : []),
  ];
  return (
    <DocumentPage
      title={<CopyText text={part.partsCode} />}
      status={
        <>
          <StatusTag variant="dot" color={lightTones[part.availability]} text={part.availability_dictText} />
          {part.enabled === 'N' && <StatusTag color="default" text={t('notSold')} />}
        </>
      }
      facts={[
        { label: t('field.partsName'), value: part.partsName },
        { label: t('field.unitPrice'), value: part.unitPrice === null ? t('noPrice') : <Money amount={part.unitPrice} currency={part.currency} /> },
      ]}
      actions={
        <>
          <NeighbourButtons resource={parts} id={part.id} pathOf={pathOfPart} />
          <ActionBar
            actions={[
              ...(order && part.enabled === 'Y'
                ? [{ key: 'order', label: t('shared:addToOrder.action'), primary: true, onClick: () => order.add([part]) }]
                : []),
              { key: 'label', label: t('printLabels'), onClick: () => void navigate(`/parts/list/labels?ids=${part.id}`) },
              ...(mayEdit ? [{ key: 'prices', label: t('prices.title'), onClick: () => void navigate(`/parts/list/prices?partsCode=${part.partsCode}`) }] : []),
              ...sites({ partsCode: part.partsCode }),
            ]}
          />
        </>
      }
      notice={
        part.successor !== null && (
          <Alert
            type="warning"
            showIcon
            title={
              <>
                {t('superseded')} <PartLink id={successor?.id ?? null} partsCode={part.successor} />
              </>
            }
          />
        )
      }
      rail={rail}
    >
      <div className={styles.details}>
        <Tabs items={tabs} />
      </div>
    </DocumentPage>
  );
}

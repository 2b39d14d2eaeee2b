import type { PackingList } from '@harrow/api-client';
import { DateText, type Fact, ReadOnlyField } from '@harrow/ui';
import { Alert, Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGrant } from '../../shared/usePermission.ts';
import { ContentsSection } from './contents/ContentsSection.tsx';
import { BoxesSection } from './contents/BoxesSection.tsx';
import { PackingFoot } from './PackingFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useValue } from './packingKind.ts';
import { countAddress, isToReceive } from './packingLists.ts';
import { railOf } from './railOf.tsx';

/** One packing list: to fill its boxes, to ship, to read. */
export function PackingListPage() {
  const { t } = useTranslation('packingList');
  return (
    <DocumentForm facts={(packing) => factsOf(packing, t)} Notice={ReceiveNotice} rail={(packing) => railOf(packing, t)} Foot={PackingFoot}>
      <TransportSection />
      <ContentsSection />
      <BoxesSection />
      <PackingSlots />
    </DocumentForm>
  );
}

/** Leads those who may count from a list that is on its way to its boxes. */
function ReceiveNotice({ document: packing }: { document: PackingList }) {
  const { t } = useTranslation('packingList');
  const navigate = useNavigate();
  const mayCount = useGrant('partsArrival:generate');
  if (!mayCount || !isToReceive(packing)) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('receive.open', { count: packing.boxCount - packing.boxesReceived })}
      action={<Button onClick={() => void navigate(countAddress(packing))}>{t('action.receive')}</Button>}
    />
  );
}

const factsOf = (packing: PackingList, t: TFunction<'packingList'>): Fact[] => [
  { label: t('field.dealerName'), value: packing.subDealerName ?? packing.dealerName },
  { label: t('field.boxesReceived'), value: `${packing.boxesReceived} / ${packing.boxCount}` },
  ...(packing.eta === null ? [] : [{ label: t('field.eta'), value: <DateText value={packing.eta} /> }]),
  ...(packing.arrivedOn === null ? [] : [{ label: t('field.arrivedOn'), value: <DateText value={packing.arrivedOn} /> }]),
];

/** Where the goods go, and how. */
function TransportSection() {
  const { t } = useTranslation('packingList');
  const packing = useDocument();
  const isPickedUp = useValue('shipMethod') === 'self_pickup';
  const hasNumber = [useValue('blNo'), useValue('containerNo'), useValue('trackingNo')].some(Boolean);
  return (
    <Section name="transport">
      {packing && (
        <>
          <ReadOnlyField label={t('field.consignee')}>{packing.consignee}</ReadOnlyField>
          <ReadOnlyField label={t('field.deliveryAddress')} wide>
            {packing.deliveryAddress}
          </ReadOnlyField>
          <ReadOnlyField label={t('field.deliveryMethod')}>{packing.deliveryMethod_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.tradeTerm')}>{packing.tradeTerm_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.contractNo')}>{packing.contractNo}</ReadOnlyField>
        </>
      )}
      <Field name="shipMethod" />
      <Field name="carrier" needed={!isPickedUp} />
      <Field name="blNo" needed={!isPickedUp && !hasNumber} hint={!isPickedUp && !hasNumber && t('numberHint')} />
      <Field name="containerNo" />
      <Field name="trackingNo" />
      <Field name="shipmentDate" />
      <Field name="eta" mayBeAhead />
      <Field name="customsNo" />
      <Field name="remark" rows={2} wide />
    </Section>
  );
}

const slotNames = ['invoice', 'billOfLading', 'certificateOfOrigin', 'boxPhotos'] as const;

/** Papers that come after the goods may be added at any time by those who keep packing lists. */
function PackingSlots() {
  const isKept = useDocument()?.allowedActions.some((action) => action !== 'markArrived') === true;
  return <Slots slots={slotNames.map((name) => ({ name, isLate: isKept }))} />;
}

import type { UsedPartsHandle } from '@harrow/api-client';
import { PageSkeleton, ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { factsOf } from './factsOf.tsx';
import { HandleFoot } from './HandleFoot.tsx';
import { beginWith, DocumentForm, Field, isReceived, Section, Slots, useDocument, useList, useValue } from './handleKind.ts';
import { coresToHandle } from './handles.ts';
import { HandleLines } from './HandleLines.tsx';
import { leavesDealer, slotsOf } from './methods.ts';
import { railOf } from './rail/railOf.tsx';
import { ReceiptNotice } from './receive/ReceiptNotice.tsx';

/** One document about cores: to write (`add`, `add?tasks=…`), to review and receive, to read. */
export function HandlePage() {
  const { t } = useTranslation('usedPartsHandle');
  const [search] = useSearchParams();
  const ids = (search.get('tasks') ?? '').split(',').filter(Boolean);
  const { data: cores = [], isLoading } = useQuery({ ...coresToHandle(ids), enabled: ids.length > 0 });
  if (isLoading) return <PageSkeleton />;
  return (
    <DocumentForm begin={beginWith(cores)} facts={(handle) => factsOf(handle, t)} Notice={HandleNotice} rail={(handle) => railOf(handle, t)} Foot={HandleFoot}>
      <MethodSection />
      <Section name="lines">
        <HandleLines />
      </Section>
      <ShippingSection />
      <HandleSlots />
    </DocumentForm>
  );
}

function HandleNotice({ document: handle }: { document: UsedPartsHandle }) {
  return isReceived(handle) ? <ReceiptNotice handle={handle} /> : <ReturnNotice document={handle} />;
}

/** Handling of the cores: method, date and persons. */
function MethodSection() {
  const { t } = useTranslation('usedPartsHandle');
  const { rows } = useList('lines');
  const isScrapped = useValue('handleMethod') === 'scrap_local';
  return (
    <Section name="method">
      <Field name="handleMethod" hint={rows.length > 0 && t('methodHint')} />
      <Field name="handleDate" />
      <Field name="handledBy" as="colleague" />
      {isScrapped && <Field name="scrapWitness" as="colleague" needed />}
    </Section>
  );
}

/** Shipment of a return, with its recipient. */
function ShippingSection() {
  const { t } = useTranslation('usedPartsHandle');
  const shipTo = useDocument()?.shipTo;
  if (!leavesDealer(useValue('handleMethod'))) return null;
  return (
    <Section name="shipping">
      {shipTo && (
        <ReadOnlyField label={t('shipTo')} wide>
          {[shipTo.name, shipTo.address, shipTo.phone].filter(Boolean).join(' · ')}
        </ReadOnlyField>
      )}
      <Field name="carrier" needed />
      <Field name="trackingNo" />
      <Field name="shipDate" needed />
      <Field name="boxes" needed />
      <Field name="weightKg" />
      <Field name="freight" />
    </Section>
  );
}

/** Photos of tags and packing, proof of the scrapping, papers of the shipment. */
function HandleSlots() {
  const isSent = useDocument()?.allowedActions.includes('withdraw') === true;
  return <Slots slots={slotsOf(useValue('handleMethod'), useValue('freight'), isSent)} />;
}

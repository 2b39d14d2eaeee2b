import { ErrorState, PageSkeleton, ReadOnlyField, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { ArrivalFoot } from './ArrivalFoot.tsx';
import { beginWith, countsOf, DocumentForm, Field, Section, Slots, useDocument, useList, useValue } from './arrivalKind.ts';
import { arrivalListing, openBoxes } from './arrivals.ts';
import { CountSection } from './count/CountSection.tsx';
import { StartCount } from './count/StartCount.tsx';
import { factsOf } from './factsOf.tsx';
import { railOf } from './rail/railOf.tsx';

/** One receipt: to count (`add?packingNo=…&box=…`), to read. Without a packing list the page asks for the label of a box. */
export function ArrivalPage() {
  const { t } = useTranslation('partsArrival');
  const { language } = useSettings();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = useRecordId();
  const packingNo = search.get('packingNo') ?? '';
  const box = search.get('box') ?? undefined;
  const isNew = id === undefined && packingNo !== '';
  const { data: open, isLoading, error, refetch } = useQuery({ ...openBoxes(packingNo), enabled: isNew });
  if (id === undefined && packingNo === '') return <StartCount />;
  if (isLoading) return <PageSkeleton />;
  const again = <Button onClick={() => void navigate('/parts/arrival/add', { replace: true })}>{t('start.again')}</Button>;
  if (error && !open) return <CallFailure error={error} onRetry={() => void refetch()} action={again} />;
  const begin = open && beginWith(open, box);
  if (isNew && begin?.boxes.length === 0)
    return (
      <ErrorState
        title={t('start.busyTitle')}
        safe=""
        advice={t('start.busy', { box: box ?? packingNo })}
        action={
          <Flex gap={8} wrap justify="center">
            {countsOf(open!, box).map(({ id: countId, no }) => (
              <Button key={countId} type="primary" onClick={() => void navigate(`${arrivalListing.address}/detail/${countId}`, { replace: true })}>
                {t('start.goOn', { no })}
              </Button>
            ))}
            {again}
          </Flex>
        }
      />
    );
  return (
    <DocumentForm {...(begin && { begin })} facts={(arrival) => factsOf(arrival, t, language)} rail={(arrival) => railOf(arrival, t)} Foot={ArrivalFoot}>
      <CountSection />
      <ReceiptSection />
      <ArrivalSlots />
    </DocumentForm>
  );
}

/** When and by whom the boxes were received, and where their goods go. */
function ReceiptSection() {
  const { t } = useTranslation('partsArrival');
  const arrival = useDocument();
  return (
    <Section name="receipt">
      <Field name="arrivalDate" />
      <Field name="receivedBy" as="colleague" />
      <WarehouseField />
      {arrival?.waiveReason && (
        <ReadOnlyField label={t('field.waiveReason')} wide>
          {arrival.waiveReason}
        </ReadOnlyField>
      )}
    </Section>
  );
}

/** Choice among the warehouses of the unit for goods that it may use. */
function WarehouseField() {
  const stored = useDocument();
  const packingNo = useValue('packingNo') ?? '';
  const { data: open } = useQuery({ ...openBoxes(packingNo), enabled: stored === undefined && packingNo !== '' });
  const options = (stored?.warehouses ?? open?.warehouses ?? []).map(({ value, text }) => ({ value, label: `${value} ${text}` }));
  return (
    <Field name="warehouse" text={(value) => options.find((option) => option.value === value)?.label ?? String(value)}>
      {({ status, ...control }, value, change) => (
        <Select {...control} {...(status && { status })} options={options} value={(value as string | null) ?? undefined} onChange={change} />
      )}
    </Field>
  );
}

/** Photos; of the damage once something is damaged. */
function ArrivalSlots() {
  const { rows } = useList('lines');
  const isDamaged = rows.some(({ damagedQty }) => (damagedQty ?? 0) > 0);
  return <Slots slots={[{ name: 'damagePhoto', required: isDamaged }, { name: 'deliveryNotePhoto' }]} />;
}

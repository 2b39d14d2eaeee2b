import type { PackingList } from '@harrow/api-client';
import { DateText, DictText, formatNumber, ReadOnlyField, useSettings } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChangeHistory } from '../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../shared/changes/fieldName.ts';
import { useGrant } from '../../shared/usePermission.ts';

/** Panels beside a packing list: its orders and receipts, and the change history. */
export const railOf = (packing: PackingList, t: TFunction<'packingList'>) => ({
  changes: <PackingChanges id={packing.id} />,
  hasComments: false,
  first: [{ key: 'related', title: t('rail.related'), open: true, content: <Related packing={packing} /> }],
});

const numbersOf = (values: readonly (string | null)[]): string[] => [...new Set(values.flatMap((value) => (value === null ? [] : [value])))];

function Related({ packing }: { packing: PackingList }) {
  const { t } = useTranslation('packingList');
  const maySeeOrders = useGrant('partsOrder:query');
  const orders = [...new Map(packing.lines.map(({ orderId, orderNo }) => [orderId, orderNo]))];
  const receipts = numbersOf(packing.boxes.map(({ receivedIn }) => receivedIn));
  const maySeeReceipts = useGrant('partsArrival:query');
  return (
    <>
      <ReadOnlyField label={t('field.orderNos')}>
        <Linked records={orders.map(([id, no]) => ({ no, to: `/parts/order/detail/${id}` }))} isLinked={maySeeOrders} />
      </ReadOnlyField>
      {receipts.length > 0 && (
        <ReadOnlyField label={t('field.boxes.receivedIn')}>
          <Linked records={receipts.map((no) => ({ no, to: `/parts/arrival?${new URLSearchParams({ arrivalNo: no })}` }))} isLinked={maySeeReceipts} />
        </ReadOnlyField>
      )}
    </>
  );
}

/** Numbers below each other, as links for those who may read the records. */
function Linked({ records, isLinked }: { records: readonly { no: string; to: string }[]; isLinked: boolean }) {
  return records.map(({ no, to }) => (
    <div key={no}>
      {isLinked ? (
        <Link className="hw-link" to={to}>
          {no}
        </Link>
      ) : (
        no
      )}
    </div>
  ));
}

const dictionaryOf: Readonly<Record<string, string>> = { shipMethod: 'ship_method', originCountry: 'country', delayed: 'yn', closeReason: 'close_reason' };
const numberFields = new Set(['qty', 'length', 'width', 'height', 'grossWeight', 'netWeight', 'volume', 'totalAmount', 'boxCount', 'boxesReceived']);
const dateFields = new Set(['shipmentDate', 'eta', 'arrivedOn']);

/** A value as its field shows it elsewhere. */
function PackingValue({ field, value }: { field: string; value: string }) {
  const { language } = useSettings();
  const dict = dictionaryOf[field];
  if (dict) return <DictText dict={dict} value={value} />;
  if (numberFields.has(field)) return <>{formatNumber(Number(value), language)}</>;
  return dateFields.has(field) ? <DateText value={value} /> : <>{value}</>;
}

/** Name of a field of the header, a slot, or a field of a box or line; undefined for internal fields of the server. */
function labelOf(line: string | null, field: string): string | undefined {
  if (line === null) return fieldName('packingList', field) ?? fieldName('packingList', field, 'slot');
  return fieldName('packingList', field, line.slice(0, line.indexOf('/')));
}

/** Change history of the packing list with its boxes and lines, newest first. */
function PackingChanges({ id }: { id: string }) {
  useTranslation('packingList');
  return (
    <ChangeHistory
      docType="packingList"
      id={id}
      nameOf={({ field, line }) => labelOf(line, field)}
      titleOf={(line) => line.slice(line.indexOf('/') + 1)}
      valueOf={(field, value) => <PackingValue field={field} value={value} />}
    />
  );
}

import type { PartsClaim } from '@harrow/api-client';
import { DateInput, formatNumber, LimitedInput, NumberInput, useSettings } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { shipReturn } from '../partsClaims.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

interface Shipment {
  carrier: string;
  trackingNo: string;
  shipDate: string | null;
  boxes: number | null;
  /** Quantities by line; what is not there is sent whole. */
  quantities: Readonly<Record<string, number | null>>;
}

/** The dealer sends the goods back: how, when, and of each line how many. */
export function ShipReturnDialog({ claim, onClose }: { claim: PartsClaim; onClose: () => void }) {
  const { t } = useTranslation('partsClaim');
  const { language } = useSettings();
  const begun: Shipment = { carrier: '', trackingNo: '', shipDate: todayIn(), boxes: 1, quantities: {} };
  const { typed, type, discard } = useKeptInput<Shipment>('partsClaim.shipReturn', claim.id, begun);
  const { carrier, trackingNo, shipDate, boxes, quantities } = typed;
  return (
    <ReturnDialog
      claim={claim}
      title={t('return.ship', { no: claim.partsClaimNo })}
      okText={t('action.shipReturn')}
      isComplete={(lines) => carrier.trim() !== '' && shipDate !== null && boxes !== null && boxes > 0 && lines.every(({ id }) => quantities[id] !== null)}
      send={({ id, version }, lines) =>
        shipReturn({
          id,
          version,
          carrier: carrier.trim(),
          ...(trackingNo.trim() && { trackingNo: trackingNo.trim() }),
          shipDate: shipDate!,
          boxes: boxes!,
          lines: lines.map(({ id: lineId, returnQty }) => ({ lineId, qty: quantities[lineId] ?? returnQty })),
        })
      }
      onSent={discard}
      onClose={onClose}
      head={
        <>
          <Form.Item label={t('field.carrier')} htmlFor="returnCarrier" required>
            <LimitedInput id="returnCarrier" autoFocus limit={100} value={carrier} onChange={({ target }) => type({ carrier: target.value })} />
          </Form.Item>
          <Form.Item label={t('field.trackingNo')} htmlFor="returnTracking">
            <LimitedInput id="returnTracking" limit={50} value={trackingNo} onChange={({ target }) => type({ trackingNo: target.value })} />
          </Form.Item>
          <Form.Item label={t('field.returnShipDate')} htmlFor="returnShipDate" required>
            <DateInput id="returnShipDate" value={shipDate} max={todayIn()} onChange={(day) => type({ shipDate: day ?? null })} />
          </Form.Item>
          <Form.Item label={t('field.returnBoxes')} htmlFor="returnBoxes" required>
            <NumberInput id="returnBoxes" decimals={0} nonNegative value={boxes ?? undefined} onChange={(value) => type({ boxes: value ?? null })} />
          </Form.Item>
        </>
      }
      fieldsOf={({ id, lineNo, partsCode, returnQty, unit_dictText: unit }) => (
        <NumberInput
          aria-label={`${lineNo} ${partsCode} ${t('field.lines.shippedQty')}`}
          decimals={2}
          nonNegative
          suffix={`/ ${formatNumber(returnQty, language)} ${unit}`}
          value={quantities[id] === undefined ? returnQty : (quantities[id] ?? undefined)}
          onChange={(value) => type({ quantities: { ...quantities, [id]: value ?? null } })}
        />
      )}
    />
  );
}

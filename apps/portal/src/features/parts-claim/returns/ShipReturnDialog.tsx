import type { PartsClaim } from '@harrow/api-client';
import { DateInput, LimitedInput, NumberInput } from '@harrow/ui';
import { Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { ReviewProblem } from '../../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../../documents/review/useSeen.tsx';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { shipReturn } from '../partsClaims.ts';
import { isAwaited } from './awaited.ts';
import styles from './returns.module.css';

interface ReturnDialogProps {
  claim: PartsClaim;
  onClose: () => void;
}

interface Shipment {
  carrier: string;
  trackingNo: string;
  shipDate: string | null;
  boxes: number | undefined;
  /** Quantities by line. */
  quantities: Readonly<Record<string, number | null>>;
}

/** The dealer sends the goods back: how, when, and of each line how many. */
export function ShipReturnDialog({ claim: given, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('partsClaim');
  const { seen: claim, newer } = useSeen(given);
  const { state, move } = useFormActions();
  const lines = claim.lines.filter(isAwaited);
  const { typed, type, discard } = useKeptInput<Shipment>('partsClaim.shipReturn', claim.id, {
    carrier: '',
    trackingNo: '',
    shipDate: todayIn(),
    boxes: 1,
    quantities: {},
  });
  const { carrier, trackingNo, shipDate, boxes, quantities } = typed;
  const isComplete = carrier.trim() !== '' && shipDate !== null && boxes !== undefined && boxes > 0;
  const ship = async (): Promise<void> => {
    if (!isComplete) return;
    let isDone = false;
    await move(async () => {
      await shipReturn({
        id: claim.id,
        version: claim.version,
        carrier: carrier.trim(),
        ...(trackingNo.trim() && { trackingNo: trackingNo.trim() }),
        shipDate,
        boxes,
        lines: lines.map(({ id, returnQty }) => ({ lineId: id, qty: quantities[id] ?? returnQty })),
      });
      isDone = true;
    });
    if (!isDone) return;
    discard();
    onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('return.ship', { no: claim.partsClaimNo })}
      okText={t('action.shipReturn')}
      okButtonProps={{ disabled: !isComplete }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void ship()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      <Form layout="vertical" component="div" className={styles.head}>
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
          <NumberInput id="returnBoxes" decimals={0} nonNegative value={boxes} onChange={(value) => type({ boxes: value })} />
        </Form.Item>
      </Form>
      <ul className={styles.lines}>
        {lines.map(({ id, lineNo, partsCode, partsName, returnQty, unit }) => (
          <li key={id} className={styles.line}>
            <span className={styles.part}>
              <strong>
                {lineNo}. {partsCode}
              </strong>
              <span>{partsName}</span>
            </span>
            <NumberInput
              aria-label={`${lineNo} ${partsCode} ${t('field.lines.shippedQty')}`}
              decimals={2}
              nonNegative
              suffix={`/ ${returnQty} ${unit}`}
              value={quantities[id] === undefined ? returnQty : (quantities[id] ?? undefined)}
              onChange={(value) => type({ quantities: { ...quantities, [id]: value ?? null } })}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

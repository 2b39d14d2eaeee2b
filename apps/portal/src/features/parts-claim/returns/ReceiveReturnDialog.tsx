import type { PartsClaim, ReturnCondition } from '@harrow/api-client';
import { DateInput, DictSelect, LimitedInput, NumberInput } from '@harrow/ui';
import { Button, Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { ReviewProblem } from '../../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../../documents/review/useSeen.tsx';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { receiveReturn } from '../partsClaims.ts';
import { isAwaited } from './awaited.ts';
import styles from './returns.module.css';

interface Found {
  receivedQty?: number | null;
  condition?: ReturnCondition | null;
}

interface Receipt {
  receivedDate: string | null;
  warehouse: string;
  found: Readonly<Record<string, Found>>;
}

/** The maker receives the goods: of each line how many came, and in which condition. */
export function ReceiveReturnDialog({ claim: given, onClose }: { claim: PartsClaim; onClose: () => void }) {
  const { t } = useTranslation('partsClaim');
  const { seen: claim, newer } = useSeen(given);
  const { state, move } = useFormActions();
  const lines = claim.lines.filter(isAwaited);
  const { typed, type, discard } = useKeptInput<Receipt>('partsClaim.receiveReturn', claim.id, { receivedDate: todayIn(), warehouse: 'WH01', found: {} });
  const { receivedDate, warehouse, found } = typed;
  const isComplete =
    receivedDate !== null &&
    warehouse.trim() !== '' &&
    lines.every(({ id }) => found[id]?.condition && found[id].receivedQty !== undefined && found[id].receivedQty !== null);
  const change = (id: string, what: Found): void => type({ found: { ...found, [id]: { ...found[id], ...what } } });
  const receive = async (): Promise<void> => {
    if (!isComplete) return;
    let isDone = false;
    await move(async () => {
      await receiveReturn({
        id: claim.id,
        version: claim.version,
        receivedDate,
        warehouse: warehouse.trim(),
        lines: lines.map(({ id }) => ({ lineId: id, receivedQty: found[id]!.receivedQty!, condition: found[id]!.condition! })),
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
      width={760}
      title={t('return.receive', { no: claim.partsClaimNo })}
      okText={t('action.receiveReturn')}
      okButtonProps={{ disabled: !isComplete }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void receive()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      <Form layout="vertical" component="div" className={styles.head}>
        <Form.Item label={t('field.returnReceivedDate')} htmlFor="returnReceivedDate" required>
          <DateInput id="returnReceivedDate" value={receivedDate} max={todayIn()} onChange={(day) => type({ receivedDate: day ?? null })} />
        </Form.Item>
        <Form.Item label={t('return.warehouse')} htmlFor="returnWarehouse" required>
          <LimitedInput id="returnWarehouse" limit={64} value={warehouse} onChange={({ target }) => type({ warehouse: target.value })} />
        </Form.Item>
      </Form>
      <Button
        onClick={() => type({ found: Object.fromEntries(lines.map(({ id, shippedQty }) => [id, { receivedQty: shippedQty, condition: 'good' as const }])) })}
      >
        {t('return.allGood')}
      </Button>
      <ul className={styles.lines}>
        {lines.map(({ id, lineNo, partsCode, partsName, shippedQty, unit }) => (
          <li key={id} className={styles.line}>
            <span className={styles.part}>
              <strong>
                {lineNo}. {partsCode}
              </strong>
              <span>{partsName}</span>
            </span>
            <NumberInput
              aria-label={`${lineNo} ${partsCode} ${t('field.lines.returnedQty')}`}
              placeholder={t('field.lines.returnedQty')}
              decimals={2}
              nonNegative
              suffix={`/ ${shippedQty} ${unit}`}
              value={found[id]?.receivedQty ?? undefined}
              onChange={(qty) => change(id, { receivedQty: qty ?? null, ...(qty === 0 && { condition: 'missing' }) })}
            />
            <DictSelect
              dict="return_condition"
              aria-label={`${lineNo} ${partsCode} ${t('field.lines.returnCondition')}`}
              placeholder={t('field.lines.returnCondition')}
              {...(found[id]?.condition && { value: found[id].condition })}
              onChange={(condition) =>
                change(id, { condition: (condition ?? null) as ReturnCondition | null, ...(condition === 'missing' && { receivedQty: 0 }) })
              }
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

import type { PartsClaim, ReturnCondition } from '@harrow/api-client';
import { DateInput, DictSelect, formatNumber, NumberInput, useSettings } from '@harrow/ui';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { receiveReturn } from '../partsClaims.ts';
import { isAwaited } from './awaited.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

interface Found {
  receivedQty: number | null;
  condition: ReturnCondition | null;
}

interface Receipt {
  receivedDate: string | null;
  warehouse: string | null;
  found: Readonly<Record<string, Found>>;
}

const nothing: Found = { receivedQty: null, condition: null };

/** The maker receives the goods: of each line how many came, and in which condition. */
export function ReceiveReturnDialog({ claim, onClose }: { claim: PartsClaim; onClose: () => void }) {
  const { t } = useTranslation('partsClaim');
  const { language } = useSettings();
  const begun: Receipt = { receivedDate: todayIn(), warehouse: claim.returnWarehouse, found: {} };
  const { typed, type, discard } = useKeptInput<Receipt>('partsClaim.receiveReturn', claim.id, begun);
  const { receivedDate, warehouse, found } = typed;
  const foundOf = (id: string): Found => found[id] ?? nothing;
  const change = (id: string, what: Partial<Found>): void => type({ found: { ...found, [id]: { ...foundOf(id), ...what } } });
  const takeAll = (): void =>
    type({ found: Object.fromEntries(claim.lines.filter(isAwaited).map(({ id, shippedQty }) => [id, { receivedQty: shippedQty, condition: 'good' }])) });
  return (
    <ReturnDialog
      claim={claim}
      title={t('return.receive', { no: claim.partsClaimNo })}
      okText={t('action.receiveReturn')}
      isComplete={(lines) =>
        receivedDate !== null && warehouse !== null && lines.every(({ id }) => foundOf(id).receivedQty !== null && foundOf(id).condition !== null)
      }
      send={({ id, version }, lines) =>
        receiveReturn({
          id,
          version,
          receivedDate: receivedDate!,
          warehouse: warehouse!,
          lines: lines.map(({ id: lineId }) => ({ lineId, receivedQty: foundOf(lineId).receivedQty!, condition: foundOf(lineId).condition! })),
        })
      }
      onSent={discard}
      onClose={onClose}
      head={
        <>
          <Form.Item label={t('field.returnReceivedDate')} htmlFor="returnReceivedDate" required>
            <DateInput id="returnReceivedDate" value={receivedDate} max={todayIn()} onChange={(day) => type({ receivedDate: day ?? null })} />
          </Form.Item>
          <Form.Item label={t('return.warehouse')} htmlFor="returnWarehouse" required>
            <DictSelect
              id="returnWarehouse"
              dict="maker_warehouse"
              {...(warehouse !== null && { value: warehouse })}
              onChange={(code) => type({ warehouse: code ?? null })}
            />
          </Form.Item>
        </>
      }
      tools={<Button onClick={takeAll}>{t('return.allGood')}</Button>}
      fieldsOf={({ id, lineNo, partsCode, shippedQty, unit_dictText: unit }) => {
        const { receivedQty, condition } = foundOf(id);
        return (
          <>
            <NumberInput
              aria-label={`${lineNo} ${partsCode} ${t('field.lines.returnedQty')}`}
              placeholder={t('field.lines.returnedQty')}
              decimals={2}
              nonNegative
              suffix={`/ ${formatNumber(shippedQty, language)} ${unit}`}
              value={receivedQty ?? undefined}
              onChange={(qty) => change(id, { receivedQty: qty ?? null, condition: qty === 0 ? 'missing' : condition === 'missing' ? null : condition })}
            />
            <DictSelect
              dict="return_condition"
              aria-label={`${lineNo} ${partsCode} ${t('field.lines.returnCondition')}`}
              placeholder={t('field.lines.returnCondition')}
              {...(condition !== null && { value: condition })}
              onChange={(chosen) =>
                change(id, {
                  condition: (chosen ?? null) as ReturnCondition | null,
                  receivedQty: chosen === 'missing' ? 0 : receivedQty === 0 ? null : receivedQty,
                })
              }
            />
          </>
        );
      }}
    />
  );
}

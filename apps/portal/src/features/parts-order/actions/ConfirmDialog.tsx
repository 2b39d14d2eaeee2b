import { DateText, formatNumber, LimitedInput, LimitedTextArea, Money, NumberInput, PageSkeleton, useSettings } from '@harrow/ui';
import { computedColumn, customColumn, dateColumn, type EditableColumn, numberColumn, readOnlyColumn } from '@harrow/ui/editable-table';
import { sum } from '@harrow/validation';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Select } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { StepFields } from '../../../documents/actions/StepFields.tsx';
import { StepTotals } from '../../../documents/actions/StepTotals.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { sumsOf } from '../lines/figures.ts';
import { confirmBackorder, confirmOrders, confirmPreview } from '../partsOrders.ts';
import styles from './actions.module.css';
import { backorderOf, confirmedAmount, type ConfirmRow, confirmRow, freeIn, typedOf, type TypedConfirm } from './confirmRow.ts';
import { DialogTable } from './DialogTable.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';

interface Typed {
  lines: Readonly<Record<string, TypedConfirm>>;
  freight: number | null;
  discountPct: number | null;
  discountReason: string;
  opinion: string;
}

const nothing: Typed = { lines: {}, freight: null, discountPct: null, discountReason: '', opinion: '' };

/** Columns of the lines. @param isFirst of the confirmation; of a backorder only quantity and day are asked */
const columnsFor = (t: TFunction<'partsOrder'>, language: string, isFirst: boolean): EditableColumn<ConfirmRow>[] => [
  readOnlyColumn({ key: 'partsCode', title: t('field.lines.partsCode'), frozen: 'left', tooLong: 'whole' }),
  readOnlyColumn({ key: 'partsName', title: t('field.lines.partsName'), tooLong: 'wrap' }),
  readOnlyColumn({ key: 'wantedQty', title: t('confirm.wanted'), precision: 2, statistics: true }),
  customColumn({
    key: 'warehouse',
    title: t('field.lines.warehouse'),
    readOnly: !isFirst,
    width: 170,
    render: ({ value, row }) => `${value} (${formatNumber(freeIn(row.asked, value), language)})`,
    edit: ({ value, row, aria, onChange, onBlur }) => (
      <Select
        {...aria}
        style={{ width: '100%' }}
        value={value}
        options={[...new Set([row.asked.warehouse, ...row.asked.stock.map(({ warehouse }) => warehouse)])].map((warehouse) => ({
          value: warehouse,
          label: `${warehouse} (${formatNumber(freeIn(row.asked, warehouse), language)})`,
        }))}
        onChange={(warehouse: string) => onChange(warehouse)}
        onBlur={onBlur}
      />
    ),
  }),
  numberColumn({ key: 'confirmedQty', title: t('field.lines.confirmedQty'), required: true, precision: 2, min: 0, statistics: true }),
  computedColumn({ key: 'backorderQty', title: t('field.lines.backorderQty'), precision: 2, statistics: true, value: backorderOf }),
  dateColumn({ key: 'promisedDate', title: t('field.lines.promisedDate') }),
  ...(isFirst
    ? [
        customColumn<ConfirmRow, 'substituteCode'>({
          key: 'substituteCode',
          title: t('field.lines.substituteCode'),
          width: 190,
          readOnly: ({ asked }) => asked.substitutes.length === 0,
          render: ({ value }) => value ?? '–',
          edit: ({ value, row, aria, onChange, onBlur }) => (
            <Select
              {...aria}
              style={{ width: '100%' }}
              allowClear
              value={value ?? undefined}
              options={row.asked.substitutes.map(({ partsCode, partsName }) => ({ value: partsCode, label: `${partsCode} ${partsName}` }))}
              onChange={(code: string | undefined) => onChange(code ?? null)}
              onBlur={onBlur}
            />
          ),
        }),
      ]
    : []),
  computedColumn({ key: 'amount', title: t('field.lines.amount'), precision: 2, statistics: true, value: confirmedAmount }),
];

/** Confirms an order, or its backorder: quantity, day, warehouse and substitute of each line, freight and discount, with the total and the account. */
export function ConfirmDialog({ order, onClose, isFirst }: OrderDialogProps & { isFirst: boolean }) {
  const { t } = useTranslation('partsOrder');
  const { language } = useSettings();
  const failureText = useFailureText();
  const { data, error } = useQuery(confirmPreview([order.id]));
  const { typed, type, discard } = useKeptInput<Typed>(isFirst ? 'partsOrder.confirm' : 'partsOrder.confirmBackorder', order.id, nothing);
  const send = useSendStep({ id: order.id, onClose, discard });
  const prices = useMemo(() => new Map(order.lines.map(({ id, unitPrice }) => [id, unitPrice])), [order]);
  const rows = useMemo(
    () => (data ?? []).map((line) => confirmRow(line, prices.get(line.lineId) ?? null, typed.lines[line.lineId])),
    [data, prices, typed.lines],
  );
  const columns = useMemo(() => columnsFor(t, language, isFirst), [t, language, isFirst]);
  const change = (next: readonly ConfirmRow[]): void => {
    const before = new Map(rows.map((row) => [row.id, row]));
    const changed = next.flatMap((row) => (row === before.get(row.id) ? [] : [[row.id, typedOf(before.get(row.id)!, row, typed.lines[row.id])] as const]));
    type({ lines: { ...typed.lines, ...Object.fromEntries(changed) } });
  };
  const isFree = order.freeOfCharge === 'Y';
  const terms = { surchargePct: order.surchargePct, discountPct: typed.discountPct ?? order.discountPct, freight: typed.freight ?? 0 };
  const sums = sumsOf(rows.map(confirmedAmount), terms);
  const total = isFree ? 0 : sums.total;
  const missing = order.account && !isFree ? sum([total, isFirst ? 0 : order.openAmount, -order.account.available]) : 0;
  const confirm = (): Promise<void> => {
    const { id, version } = order;
    const freight = typed.freight === null ? {} : { freight: typed.freight };
    if (!isFirst) {
      const named = rows.filter(({ confirmedQty }) => (confirmedQty ?? 0) > 0);
      const lines = named.map(({ id: lineId, confirmedQty, promisedDate }) => ({ lineId, qty: confirmedQty!, promisedDate }));
      return send((anyway) => confirmBackorder({ id, version, lines, ...freight }, anyway), {
        sent: { lines: named.map((row) => row.id) },
        anyway: t('confirm.anyway'),
      });
    }
    const lines = rows.map(({ id: lineId, confirmedQty, promisedDate, warehouse, substituteCode }) => ({
      lineId,
      confirmedQty: confirmedQty ?? 0,
      promisedDate,
      warehouse,
      substituteCode,
    }));
    const words = {
      ...(typed.discountPct !== null && { discountPct: typed.discountPct }),
      ...(typed.discountReason.trim() && { discountReason: typed.discountReason.trim() }),
      ...(typed.opinion.trim() && { opinion: typed.opinion.trim() }),
    };
    return send((anyway) => single(confirmOrders({ ids: [id], version, lines, ...freight, ...words }, anyway ? { confirm: anyway } : {})), {
      sent: { lines: rows.map(({ id: lineId }) => lineId) },
      anyway: t('confirm.anyway'),
    });
  };
  const isNone = rows.every(({ confirmedQty }) => !confirmedQty);
  return (
    <StepDialog
      title={t(isFirst ? 'ask.confirm' : 'ask.confirmBackorder', { no: order.orderNo })}
      okText={t(isFirst ? 'action.confirm' : 'action.confirmBackorder')}
      width={1240}
      isIncomplete={!data || rows.some(({ confirmedQty }) => confirmedQty === null) || (!isFirst && isNone)}
      onOk={() => void confirm()}
      onClose={onClose}
    >
      {error && <Alert type="error" showIcon title={failureText(error)} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          {order.requiredDate && (
            <p>
              {t('field.requiredDate')}: <DateText value={order.requiredDate} />
            </p>
          )}
          <DialogTable label={t('section.lines')} rows={rows} columns={columns} columnOf={{ qty: 'confirmedQty' }} onRowsChange={change} />
          {!isFree && (
            <StepFields>
              <Form.Item label={`${t('field.freight')} (${order.currency})`} htmlFor="freight">
                <NumberInput id="freight" decimals={2} nonNegative value={typed.freight} onChange={(freight) => type({ freight: freight ?? null })} />
              </Form.Item>
              {isFirst && order.creditAuto === 'N' && (
                <>
                  <Form.Item label={`${t('field.discountPct')} (%)`} htmlFor="discountPct">
                    <NumberInput
                      id="discountPct"
                      decimals={2}
                      nonNegative
                      value={typed.discountPct}
                      placeholder={formatNumber(order.discountPct, language)}
                      onChange={(discountPct) => type({ discountPct: discountPct ?? null })}
                    />
                  </Form.Item>
                  <Form.Item label={t('field.discountReason')} htmlFor="discountReason" required={(typed.discountPct ?? 0) > 0}>
                    <LimitedInput
                      id="discountReason"
                      limit={200}
                      value={typed.discountReason}
                      onChange={({ target }) => type({ discountReason: target.value })}
                    />
                  </Form.Item>
                </>
              )}
            </StepFields>
          )}
          {isFirst && (
            <Form.Item layout="vertical" label={t('shared:field.opinion')} htmlFor="confirmOpinion">
              <LimitedTextArea id="confirmOpinion" limit={500} rows={2} value={typed.opinion} onChange={({ target }) => type({ opinion: target.value })} />
            </Form.Item>
          )}
          <StepTotals aria-live="polite">
            <div>
              <dt>{t(isFirst ? 'confirm.total' : 'confirm.more')}</dt>
              <dd>{isFree ? t('totals.free') : <Money amount={total} currency={order.currency} strong />}</dd>
            </div>
            {order.account && (
              <div>
                <dt>{t('totals.balance')}</dt>
                <dd>
                  <Money amount={order.account.available} currency={order.account.currency} />
                </dd>
              </div>
            )}
            {missing > 0 && (
              <div className={styles.missing}>
                <dt>{t('totals.missing')}</dt>
                <dd>
                  <Money amount={missing} currency={order.currency} />
                </dd>
              </div>
            )}
          </StepTotals>
        </>
      )}
    </StepDialog>
  );
}

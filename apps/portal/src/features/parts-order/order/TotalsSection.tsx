import type { PartsOrder } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../../documents/form/document/formKind.ts';
import { weightOf } from '../lines/figures.ts';
import { Section, useDocument, useOrderRows } from '../partsOrderKind.ts';
import styles from './order.module.css';
import { useAccount, useCurrency, useMissing, useSums } from './useTerms.ts';

interface Figure {
  label: string;
  value: ReactNode;
  /** The deciding one. */
  strong?: boolean;
}

/** Sums of the order and the account that pays it: as written so far, or as stored. */
export function TotalsSection() {
  const order = useDocument();
  return <Section name="totals">{order && !mayEdit(order) ? <StoredTotals order={order} /> : <TotalsSoFar />}</Section>;
}

function TotalsSoFar() {
  const { t } = useTranslation('partsOrder');
  const { language } = useSettings();
  const { rows } = useOrderRows();
  const { parts, surcharge, discount, total, isFree } = useSums();
  const currency = useCurrency();
  const account = useAccount();
  const money = (amount: number): ReactNode => <Money amount={amount} currency={currency} />;
  const missing = useMissing();
  return (
    <Figures
      figures={[
        { label: t('field.itemCount'), value: rows.length },
        { label: t('field.totalWeight'), value: formatNumber(weightOf(rows), language) },
        { label: t('field.partsAmount'), value: money(parts) },
        ...(surcharge === 0 ? [] : [{ label: t('field.surcharge'), value: money(surcharge) }]),
        ...(discount === 0 ? [] : [{ label: t('field.discount'), value: money(-discount) }]),
        { label: t('field.totalAmount'), value: isFree ? t('totals.free') : money(total), strong: true },
        ...(account ? [{ label: t('totals.balance'), value: <Money amount={account.available} currency={account.currency} /> }] : []),
        ...(missing > 0 ? [{ label: t('totals.missing'), value: <strong className={styles.missing}>{money(missing)}</strong> }] : []),
      ]}
    />
  );
}

function StoredTotals({ order }: { order: PartsOrder }) {
  const { t } = useTranslation('partsOrder');
  const { language } = useSettings();
  const { currency, account, surcharge, surchargePct, discount, discountPct, discountReason, freight, confirmTime } = order;
  const money = (amount: number): ReactNode => <Money amount={amount} currency={currency} />;
  const pct = (value: number): string => `${formatNumber(value, language)} %`;
  return (
    <Figures
      figures={[
        { label: t('field.itemCount'), value: order.itemCount },
        { label: t('field.totalWeight'), value: formatNumber(order.totalWeight, language) },
        { label: t('field.partsAmount'), value: money(order.partsAmount) },
        ...(surcharge === 0 ? [] : [{ label: `${t('field.surcharge')} (${pct(surchargePct)})`, value: money(surcharge) }]),
        ...(discount === 0
          ? []
          : [
              {
                label: `${t('field.discount')} (${pct(discountPct)})`,
                value: (
                  <>
                    {money(-discount)} {discountReason}
                  </>
                ),
              },
            ]),
        ...(freight === 0 ? [] : [{ label: t('field.freight'), value: money(freight) }]),
        { label: t('field.totalAmount'), value: order.freeOfCharge === 'Y' ? t('totals.free') : money(order.totalAmount), strong: true },
        ...(confirmTime === null
          ? []
          : [
              { label: t('field.confirmedAmount'), value: money(order.confirmedAmount) },
              { label: t('field.chargedAmount'), value: money(order.chargedAmount) },
              { label: t('field.openAmount'), value: money(order.openAmount) },
            ]),
        ...(account ? [{ label: t('totals.balance'), value: <Money amount={account.available} currency={account.currency} /> }] : []),
        ...(account?.creditLeft == null ? [] : [{ label: t('totals.creditLeft'), value: <Money amount={account.creditLeft} currency={account.currency} /> }]),
      ]}
    />
  );
}

/** Figures one below the other. */
const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl data-wide className={styles.figures}>
    {figures.map(({ label, value, strong }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd data-strong={strong || undefined}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

import type { DealerPaymentTotals } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import type { Filters } from '../../../shared/calls/resource.ts';
import { listLink } from '../../../shared/list/listLink.ts';
import { moneyLines } from '../../../shared/money/moneyLines.ts';
import { balances, balancesAsked, ledgerPath } from '../dealerPayments.ts';
import styles from './totals.module.css';

const currencies = { RMB: 'Rmb', USD: 'Usd', EUR: 'Eur' } as const;
const types = { vehicle: 'Vehicle', parts: 'Parts' } as const;

interface Tile {
  accountType: keyof typeof types;
  currency: keyof typeof currencies;
  amount: number;
}

/** Balances of the accounts that the user sees. */
const tilesOf = (totals: DealerPaymentTotals): Tile[] =>
  (Object.keys(types) as Tile['accountType'][]).flatMap((accountType) =>
    (Object.keys(currencies) as Tile['currency'][]).flatMap((currency) => {
      const amount = totals[`current${types[accountType]}${currencies[currency]}`];
      return amount === null ? [] : [{ accountType, currency, amount }];
    }),
  );

/**
 * Balances at the end of the range that is filtered; each leads to the lines of its account. Staff see those of the dealer that they have
 * chosen; a dealer sees beside them what it owes, is owed and has sent.
 */
export function BalanceTiles({ filters }: { filters: Filters }) {
  const { t } = useTranslation('dealerPayment');
  const isMaker = isMakerUser(useStore(userStore));
  const { dealerCode, feeDate_begin: begin, feeDate_end: end } = filters;
  const { data: lines = [], isLoading } = useQuery({ ...moneyLines, enabled: !isMaker });
  const { data: totals } = useQuery({ ...balances(balancesAsked(filters, isMaker)), enabled: !isMaker || dealerCode !== undefined });
  if (isMaker && dealerCode === undefined) return <p className={styles.hint}>{t('totals.chooseDealer')}</p>;
  // All tiles at once: what is below them moves once at most.
  if (!totals || isLoading) return <div className={styles.tiles} aria-busy="true" />;
  const period = { ...(begin && { feeDate_begin: begin }), ...(end && { feeDate_end: end }), ...(isMaker && dealerCode && { dealerCode }) };
  const further = [
    { key: 'remainingVehicle', amount: totals.remainingVehicleAmount },
    { key: 'remainingParts', amount: totals.remainingPartsAmount },
  ] as const;
  return (
    <ul className={styles.tiles} aria-label={t('totals.title')}>
      {tilesOf(totals).map(({ accountType, currency, amount }) => (
        <li key={accountType + currency}>
          <Link
            className={styles.tile}
            aria-current={filters['accountType'] === accountType && filters['currency'] === currency ? 'true' : undefined}
            to={listLink(ledgerPath, { ...period, accountType, currency })}
          >
            <span>
              {t(`totals.${accountType}`)} {currency}
            </span>
            <Money amount={amount} strong />
          </Link>
        </li>
      ))}
      {totals.depositBalance !== null && (
        <li>
          <Link className={styles.tile} to={listLink(ledgerPath, { ...period, accountType: 'deposit', currency: totals.currency })}>
            <span>
              {t('totals.deposit')} {totals.currency}
            </span>
            <Money amount={totals.depositBalance} strong />
          </Link>
        </li>
      )}
      {further.map(
        ({ key, amount }) =>
          amount !== null && (
            <li key={key} className={styles.figure} title={t('totals.remainingHint')}>
              <span>
                {t(`totals.${key}`)} {totals.currency}
              </span>
              <Money amount={amount} strong />
            </li>
          ),
      )}
      {lines
        .filter(({ key }) => !key.startsWith('account.'))
        .flatMap(({ key, text, sums }) =>
          sums.map(({ currency, amount, link }) => (
            <li key={key + currency}>
              <Link className={styles.tile} to={link}>
                <span>
                  {text} {currency}
                </span>
                <Money amount={amount} strong />
              </Link>
            </li>
          )),
        )}
    </ul>
  );
}

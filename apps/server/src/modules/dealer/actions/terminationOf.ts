/** Obstacles to the termination of a dealer, and documents that end with it. */
import { blockersOfDealer, closedWithDealer, type OpenOfDealer } from '../../../documents/dealer/dealerEnd.ts';
import type { DealerOpen, DealerTermination } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { message } from '../../../shared/messages/messages.ts';
import { numberText } from '../../../shared/messages/numberText.ts';
import { openBalances } from '../../ledger/service.ts';
import { openFees } from '../../service-fee/service.ts';
import type { DealerRow } from '../tables.ts';

const named = ({ services, user }: Context, { docType, count, nos }: OpenOfDealer): DealerOpen => ({
  docType,
  docType_dictText: services.dictionaries.text('doc_type', docType, user.language),
  count,
  nos,
});

export async function terminationOf(context: Context, { id, dealerCode }: Pick<DealerRow, 'id' | 'dealerCode'>): Promise<DealerTermination> {
  const { language } = context.user;
  const [blockers, closes, balances, fees] = [
    await blockersOfDealer(context, { dealerCode }),
    await closedWithDealer(context, { dealerCode }),
    await openBalances(context, { dealerCode }),
    await openFees(context, { dealerCode }),
  ];
  const accounts: DealerOpen[] =
    balances.length === 0
      ? []
      : [
          {
            docType: 'account',
            docType_dictText: message(language, 'dealer.accounts'),
            count: balances.length,
            nos: balances.map(({ accountType, currency, balance }) => {
              const account = context.services.dictionaries.text('account_type', accountType, language);
              return `${account} ${numberText(language, balance, true)} ${currency}`;
            }),
          },
        ];
  const owed = fees.count === 0 ? [] : [{ docType: 'serviceFee', ...fees }];
  return {
    id,
    dealerCode,
    blockers: [...[...blockers, ...owed].map((open) => named(context, open)), ...accounts],
    closes: closes.map((open) => named(context, open)),
  };
}

/** How the refusal names them. */
export const listed = (blockers: readonly DealerOpen[]): string =>
  blockers.map(({ docType_dictText: what, count, nos }) => `${what} (${count}): ${nos.join(', ')}${count > nos.length ? ' …' : ''}`).join('; ');

import type { ReportSource } from '../../../shared/reportSource.ts';
import { isOnOwnAccount } from '../accountScope.ts';

/** Lines of the accounts that dealers have with the maker. */
export const ledgerSource: ReportSource = {
  code: 'ledger',
  name: ['往来账', 'Ledger', 'Libro de cuentas', 'Лицевые счета', 'Grand livre', 'Razão'],
  noun: 'ledger',
  table: 'financeLedger',
  scope: 'ownDealer',
  // Parts people and sales people read of their account only.
  rows: (user) => isOnOwnAccount(user, 'financeLedger'),
  softDeleted: false,
  permission: 'dealerPayment:query',
  fields: [
    { name: 'entryNo', type: 'text', width: 170 },
    { name: 'dealerCode', type: 'text', width: 110 },
    { name: 'dealerName', type: 'text', width: 180 },
    { name: 'accountType', type: 'text', dict: 'account_type', width: 120 },
    { name: 'direction', type: 'text', dict: 'in_out', width: 90 },
    { name: 'feeType', type: 'text', dict: 'fee_type', width: 150 },
    { name: 'amount', type: 'number', width: 130 },
    { name: 'currency', type: 'text', dict: 'currency', width: 90 },
    { name: 'balanceAfter', type: 'number', width: 130 },
    { name: 'sourceNo', type: 'text', width: 170 },
    { name: 'statementNo', type: 'text', width: 150 },
    { name: 'feeDate', type: 'date', width: 120 },
    { name: 'period', type: 'text', width: 100 },
    { name: 'postTime', type: 'datetime', width: 170 },
    { name: 'remark', type: 'text', width: 200 },
  ],
};

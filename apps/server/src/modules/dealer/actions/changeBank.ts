/** The account that a dealer is paid to: by finance alone, with the ends of the numbers in history and messages. */
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { wireTime } from '../../../shared/session/currentUser.ts';
import { isAccountNumber, maskedAccount, plainAccount } from '../rules/bankAccount.ts';
import type { Bank, DealerRow, PendingBank } from '../tables.ts';
import { dealerEffect, tell } from './dealerEffect.ts';

const fields = ['bankName', 'bankTagNumber', 'accountNumber'] as const;
const isSame = (one: Bank, other: Bank): boolean => fields.every((field) => one[field] === other[field]);
const endOf = (account: string | null): string => account?.slice(-4) ?? '–';

export const bank = dealerEffect({
  async prepare({ context: { services, user }, before, input: { account, confirm } }) {
    if (!account) throw invalid(fields.map((field) => ({ field, code: 'E-013' })));
    const given: Bank = {
      bankName: account.bankName.trim(),
      bankTagNumber: account.bankTagNumber.trim(),
      accountNumber: plainAccount(account.accountNumber),
    };
    const empty = (['bankName', 'bankTagNumber'] as const).filter((field) => given[field] === '');
    if (empty.length > 0) throw invalid(empty.map((field) => ({ field, code: 'E-013' })));
    if (!isAccountNumber(given.accountNumber, before.country)) throw invalid([{ field: 'accountNumber', code: 'E-514' }]);
    const { pendingBank } = before;
    const isSecond = pendingBank !== null && pendingBank.by !== user.username && isSame(pendingBank, given);
    if (!confirm) throw askFirst([{ code: 'W-560', params: { old: endOf(before.accountNumber), new: endOf(given.accountNumber) } }]);
    const waits = services.parameters.text('dealer.bankFourEyes') === 'Y' && !isSecond;
    return { given, waits };
  },
  async apply({ context, before }, { given, waits }) {
    const { user, services } = context;
    if (waits) return { pendingBank: { ...given, by: user.username, time: wireTime(services.now()) } satisfies PendingBank };
    await logAccount(context, before, given);
    return { ...given, pendingBank: null, missing: before.missing.filter((what) => what !== 'bank') };
  },
  async notify({ context, before }, after) {
    if (fields.every((field) => after[field] === before[field])) return;
    await tell(context, after, {
      roles: ['MFR_FINANCE'],
      dealer: true,
      event: 'bankChanged',
      params: { old: endOf(before.accountNumber), new: endOf(after.accountNumber) },
    });
  },
});

/** The history knows the ends of account numbers alone. */
const logAccount = ({ db, user, services }: TrxContext, { id, dealerCode, accountNumber }: DealerRow, given: Bank): Promise<void> =>
  writeChangeLog(db, {
    docType: 'dealer',
    id,
    no: dealerCode,
    user,
    at: services.now(),
    changes:
      accountNumber === given.accountNumber
        ? []
        : [{ field: 'accountNumber', oldValue: maskedAccount(accountNumber), newValue: maskedAccount(given.accountNumber) }],
  });

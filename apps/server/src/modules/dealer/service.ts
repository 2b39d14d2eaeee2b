/** Dealers for other modules, jobs and the demo data. */
export { changeStatus, terminateDealers } from './actions/dealerCalls.ts';
export { addDealer } from './actions/openDealer.ts';
export { dealerKind } from './dealerKind.ts';
export { isAccountNumber, maskedAccount, plainAccount } from './rules/bankAccount.ts';

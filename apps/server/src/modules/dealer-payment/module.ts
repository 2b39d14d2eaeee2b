import { detailsOf, documentType, joined } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { paymentAttachments } from './attachments.ts';
import { dealerPaymentKind } from './dealerPaymentKind.ts';
import { paymentMoney } from './moneyLines.ts';
import { dealerPaymentParameters } from './parameters.ts';
import { financeFigures } from './reading/financeFigures.ts';
import { findPayment, searchedPayments } from './reading/paymentQueries.ts';
import { dealerPaymentRoutes } from './routes.ts';
import type { PaymentHeader } from './tables.ts';

const todoDetails = detailsOf<PaymentHeader>(dealerPaymentKind, ({ payerName, bankReference }) => ({
  subject: joined(payerName, bankReference),
  reviewer: null,
}));

/** Money between dealers and the maker: dealers announce remittances, finance books them and makes entries of its own. */
export const dealerPayment = {
  routes: dealerPaymentRoutes,
  documents: [documentType(dealerPaymentKind, { permission: 'dealerPayment:query', todoDetails, hiddenFields: () => ['accountNumber'] })],
  attachments: [paymentAttachments],
  menu: [
    menuPage('finance/payment', 'dealer-payment/LedgerPage', 'dealerPayment:query', {
      payments: ['dealer-payment/PaymentListPage', 'dealerPayment:query'],
      accounts: ['dealer-payment/AccountListPage', 'dealerPayment:query'],
      imports: ['dealer-payment/bank/BankImportListPage', 'dealerPayment:import'],
      add: ['dealer-payment/PaymentPage', 'dealerPayment:add'],
      'edit/:id': ['dealer-payment/PaymentPage', 'dealerPayment:edit'],
      'detail/:id': ['dealer-payment/PaymentPage', 'dealerPayment:query'],
    }),
  ],
  rights: ['dealerPayment:print'],
  grants: {
    dealerPayment: { DA: 'VCESDX', DP: 'VX', DM: 'VX', MM: 'V', MP: 'V', MK: 'V', MF: 'VASMXI+paid', SA: 'V' },
  },
  liveLists: { dealerPayment: { table: 'dealerPayment', permission: 'dealerPayment:query' } },
  papers: { dealerPayment: { permission: 'dealerPayment:print', read: findPayment } },
  parameters: dealerPaymentParameters,
  money: paymentMoney,
  figures: { finance: { permission: 'dealerPayment:query', read: financeFigures } },
  searched: [searchedPayments],
} satisfies Module;

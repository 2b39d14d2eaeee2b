/** Exchange rates. */
export { listCurrencies } from './currencies.ts';
export { type ExchangeRates, loadExchangeRates, missingRate, rateOn, toUsd } from './exchangeRates.ts';

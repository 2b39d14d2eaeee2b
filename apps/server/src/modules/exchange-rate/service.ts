/** Exchange rates. */
export { listCurrencies } from './currencies.ts';
export { crossRate, type ExchangeRates, loadExchangeRates, missingRate, rateOn, toUsd } from './exchangeRates.ts';

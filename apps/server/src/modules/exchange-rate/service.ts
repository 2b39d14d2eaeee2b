/** Exchange rates. */
export { listCurrencies } from './currencies.ts';
export { crossRate, type ExchangeRates, loadExchangeRates, missingRate, rateOn, ratesOn, toUsd } from './exchangeRates.ts';

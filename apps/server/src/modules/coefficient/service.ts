/** Factors and rates of dealers, and what currencies are worth. Factors are expressions of the statement that asks. */
export { coefficientOf, type CoefficientType } from './coefficientOf.ts';
export { type ExchangeRates, loadExchangeRates, rateOn, toUsd } from './exchangeRates.ts';

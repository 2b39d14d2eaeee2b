/** Prices of parts and labour for dealers. Prices and rates are expressions of the statement that asks, so that a document reads them along with itself. */
export { partPrice } from './partPrice.ts';
export { labourRateOf } from './rates.ts';

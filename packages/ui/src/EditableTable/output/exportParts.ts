/** Code that only exports need, loaded with the first one. */
export { toCsv } from './csv.ts';
export { downloadText } from '../../spreadsheets/downloadText.ts';
export { printElement } from './printElement.ts';

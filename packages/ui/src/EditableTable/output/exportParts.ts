/** What only an export needs: it is fetched with the first one. */
export { toCsv } from './csv.ts';
export { downloadText } from './downloadText.ts';
export { printElement } from './printElement.ts';

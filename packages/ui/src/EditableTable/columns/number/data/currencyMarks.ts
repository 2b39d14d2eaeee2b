/** What spreadsheets write beside an amount: the sign of a currency, with letters before it as in R$, or an abbreviated word. An expression for the flag `u`. */
export const currencyMark = String.raw`(?:[A-Z]{0,2}\p{Sc}|元|руб\.?|р\.)`;

/** Currency marks beside an amount in spreadsheets: a sign, with letters before it as in R$, or an abbreviation. Source of an expression with the flag `u`. */
export const currencyMark = String.raw`(?:[A-Z]{0,2}\p{Sc}|元|руб\.?|р\.)`;

// Written by generateForms.ts from the contract; do not edit.

export const partsStocksForm = {"fields":{"binLocation":{"kind":"text","maxLength":30},"safetyQty":{"kind":"number","minimum":0,"maximum":9999999,"decimals":2}},"lists":{}} as const;

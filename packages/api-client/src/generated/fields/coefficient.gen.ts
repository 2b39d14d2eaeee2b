// Written by generateFields.ts from the contract; do not edit.

export const coefficientsFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"type":{"kind":"dict","dict":"coefficient_type"},"dealerCode":{"kind":"dealer"},"dealerName":{"kind":"text","asked":false},"currency":{"kind":"dict","dict":"currency"},"value":{"kind":"number"},"validFrom":{"kind":"date"},"validTo":{"kind":"date"},"state":{"kind":"dict","dict":"period_state","asked":false}} as const;

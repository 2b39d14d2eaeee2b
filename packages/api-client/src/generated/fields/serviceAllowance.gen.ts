// Written by generateFields.ts from the contract; do not edit.

export const serviceAllowancesFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"feeType":{"kind":"dict","dict":"service_fee_type"},"secondProduct":{"kind":"dict","dict":"product2"},"thirdProducts":{"kind":"list"},"currency":{"kind":"dict","dict":"currency"},"amount":{"kind":"money","currency":"currency"},"validFrom":{"kind":"date"},"validTo":{"kind":"date"},"enabled":{"kind":"switch"}} as const;

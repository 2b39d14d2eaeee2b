// Written by generateFields.ts from the contract; do not edit.

export const vehiclePricesFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"fourthProduct":{"kind":"product"},"currency":{"kind":"dict","dict":"currency"},"price":{"kind":"money","currency":"currency"},"validFrom":{"kind":"date"},"validTo":{"kind":"date"}} as const;

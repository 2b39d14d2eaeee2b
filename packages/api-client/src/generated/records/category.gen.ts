// Written by generateFields.ts from the contract; do not edit.

export const categoriesAddRecord = {"sortNo":{"kind":"number","integer":true,"minimum":0,"maximum":99999,"required":true},"pid":{"kind":"text","pattern":"^[0-9a-f]{32}$","required":true}} as const;

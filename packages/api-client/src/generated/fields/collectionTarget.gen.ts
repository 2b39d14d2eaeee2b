// Written by generateFields.ts from the contract; do not edit.

export const collectionTargetsFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"dealerCode":{"kind":"dealer"},"dealerName":{"kind":"text","asked":false},"currency":{"kind":"dict","dict":"currency"},"period":{"kind":"text"},"targetAmount":{"kind":"money","currency":"currency"}} as const;

// Written by generateFields.ts from the contract; do not edit.

export const dictionaryAdministrationFields = {"id":{"kind":"text"},"dictCode":{"kind":"text"},"dictName":{"kind":"text","asked":false},"itemCount":{"kind":"number","integer":true,"asked":false},"createTime":{"kind":"datetime"}} as const;

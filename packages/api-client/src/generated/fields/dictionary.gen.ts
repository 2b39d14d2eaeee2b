// Written by generateFields.ts from the contract; do not edit.

export const dictionaryAdministrationFields = {"id":{"kind":"text"},"dictCode":{"kind":"text"},"dictName":{"kind":"text"},"itemCount":{"kind":"number","integer":true},"createTime":{"kind":"datetime"}} as const;

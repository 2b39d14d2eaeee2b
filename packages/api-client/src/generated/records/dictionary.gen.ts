// Written by generateFields.ts from the contract; do not edit.

export const dictionaryAdministrationRecord = {"id":{"kind":"text"},"dictCode":{"kind":"text","minLength":2,"maxLength":50,"pattern":"^[a-z][a-z0-9_]{1,49}$","required":true},"itemCount":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"version":{"kind":"number","integer":true},"page":{"kind":"text"}} as const;

// Written by generateFields.ts from the contract; do not edit.

export const rolesFields = {"id":{"kind":"text"},"roleCode":{"kind":"text"},"roleName":{"kind":"text"},"description":{"kind":"text"},"dataScope":{"kind":"dict","dict":"data_scope"},"userCount":{"kind":"number","integer":true},"createTime":{"kind":"datetime"}} as const;

// Written by generateFields.ts from the contract; do not edit.

export const rolesFields = {"id":{"kind":"text"},"roleCode":{"kind":"text"},"roleName":{"kind":"text"},"description":{"kind":"text","asked":false},"dataScope":{"kind":"dict","dict":"data_scope"},"userCount":{"kind":"number","integer":true,"asked":false},"createTime":{"kind":"datetime"}} as const;

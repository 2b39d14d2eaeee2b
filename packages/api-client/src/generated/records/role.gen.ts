// Written by generateFields.ts from the contract; do not edit.

export const rolesCopyRecord = {"id":{"kind":"text","pattern":"^[0-9a-f]{32}$","required":true},"roleCode":{"kind":"text","minLength":2,"maxLength":50,"pattern":"^[A-Z_]{2,50}$","required":true},"roleName":{"kind":"text","minLength":1,"maxLength":50,"required":true}} as const;

export const rolesRecord = {"id":{"kind":"text"},"roleCode":{"kind":"text","minLength":2,"maxLength":50,"pattern":"^[A-Z_]{2,50}$","required":true},"roleName":{"kind":"text","minLength":1,"maxLength":50,"required":true},"description":{"kind":"text","maxLength":200},"dataScope":{"kind":"dict","dict":"data_scope","required":true},"userCount":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"version":{"kind":"number","integer":true}} as const;

// Written by generateFields.ts from the contract; do not edit.

export const onlineUsersRecord = {"id":{"kind":"text"},"userId":{"kind":"text"},"username":{"kind":"text"},"realname":{"kind":"text"},"ip":{"kind":"text"},"browser":{"kind":"text"},"loginTime":{"kind":"datetime"},"lastActive":{"kind":"datetime"}} as const;

export const signInsRecord = {"id":{"kind":"text"},"username":{"kind":"text"},"realname":{"kind":"text"},"ip":{"kind":"text"},"createTime":{"kind":"datetime"}} as const;

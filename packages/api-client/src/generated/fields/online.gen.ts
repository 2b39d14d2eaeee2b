// Written by generateFields.ts from the contract; do not edit.

export const onlineUsersFields = {"id":{"kind":"text"},"userId":{"kind":"text","asked":false},"username":{"kind":"text"},"realname":{"kind":"text","asked":false},"ip":{"kind":"text"},"browser":{"kind":"text","asked":false},"loginTime":{"kind":"datetime"},"lastActive":{"kind":"datetime"}} as const;

export const signInsFields = {"id":{"kind":"text"},"username":{"kind":"text","asked":false},"realname":{"kind":"text","asked":false},"ip":{"kind":"text"},"createTime":{"kind":"datetime"}} as const;

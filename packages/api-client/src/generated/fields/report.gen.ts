// Written by generateFields.ts from the contract; do not edit.

export const reportAdministrationFields = {"id":{"kind":"text"},"code":{"kind":"text"},"name":{"kind":"text","asked":false},"source":{"kind":"text"},"sourceName":{"kind":"text","asked":false},"permission":{"kind":"text","asked":false},"columnCount":{"kind":"number","integer":true,"asked":false},"status":{"kind":"number"},"builtIn":{"kind":"switch"},"version":{"kind":"number","integer":true},"createBy":{"kind":"text"},"createTime":{"kind":"datetime"}} as const;

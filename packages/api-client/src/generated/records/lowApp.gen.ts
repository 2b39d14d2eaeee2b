// Written by generateFields.ts from the contract; do not edit.

export const lowAppsRecord = {"id":{"kind":"text"},"appId":{"kind":"text","minLength":2,"maxLength":32,"pattern":"^[a-z0-9-]{2,32}$","required":true},"kind":{"kind":"text","required":true},"target":{"kind":"text","minLength":1,"maxLength":500,"required":true},"roles":{"kind":"text"},"callPrefixes":{"kind":"text","maxLength":2000},"status":{"kind":"number","required":true},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"icon":{"kind":"dict","dict":"menu_icon","maxLength":40}} as const;

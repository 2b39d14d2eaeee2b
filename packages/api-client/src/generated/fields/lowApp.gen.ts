// Written by generateFields.ts from the contract; do not edit.

export const lowAppsFields = {"id":{"kind":"text"},"appId":{"kind":"text"},"name":{"kind":"text","asked":false},"kind":{"kind":"dict","dict":"low_app_kind"},"target":{"kind":"text"},"roles":{"kind":"text","asked":false},"callPrefixes":{"kind":"text","asked":false},"status":{"kind":"number"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"}} as const;

export { audienceOf, isMeantFor } from './audience.ts';
export { unknownTargets } from './checkNotice.ts';
export { noticesOfHome } from './noticesOfHome.ts';

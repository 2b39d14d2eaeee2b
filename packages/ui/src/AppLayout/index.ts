export { AppLayout, mobileQuery, tabletQuery } from './AppLayout.tsx';
export type { AppLayoutProps, MenuNode } from './AppLayout.types.ts';

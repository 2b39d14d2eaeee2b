export { AppLayout, mobileQuery } from './AppLayout.tsx';
export type { AppLayoutProps, MenuNode } from './AppLayout.types.ts';

export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs.tsx';
export { HiddenHeaderContent } from './headerContent.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

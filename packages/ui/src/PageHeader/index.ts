export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

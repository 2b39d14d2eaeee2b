export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';
export { ListSkeleton, PageSkeleton } from './Skeletons.tsx';

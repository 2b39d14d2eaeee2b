export { DictTags, type DictTagsProps } from './DictTags.tsx';
export { StatusTag, type StatusTagProps } from './StatusTag.tsx';
